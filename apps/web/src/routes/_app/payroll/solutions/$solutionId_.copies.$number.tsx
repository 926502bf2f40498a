import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/payroll/solutions/$solutionId_/copies/$number')({
  staticData: { needs: 'solution.read', texts: ['copies'] },
  loader: ({ context: { queries }, params }) => {
    const [solutionId, number] = [Number(params.solutionId), Number(params.number)];
    if (!Number.isSafeInteger(solutionId) || !Number.isSafeInteger(number)) return;
    void queries.payroll.copies.getReleaseCheck.prefetch({ solutionId, number });
  },
  component: lazyScreen(() => import('../../../../features/payroll/copies/CopyPage.tsx'), 'CopyPage'),
});
