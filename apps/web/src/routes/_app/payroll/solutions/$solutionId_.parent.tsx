import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/payroll/solutions/$solutionId_/parent')({
  staticData: { needs: 'solution.read', texts: ['inheritance', 'copies'] },
  loader: ({ context: { queries }, params }) => {
    const solutionId = Number(params.solutionId);
    if (Number.isSafeInteger(solutionId)) void queries.payroll.inheritance.getParentOffer.prefetch({ solutionId });
  },
  component: lazyScreen(() => import('../../../../features/payroll/inheritance/OfferPage.tsx'), 'OfferPage'),
});
