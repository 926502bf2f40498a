import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/payroll/solutions/$solutionId_/configuration/$step')({
  staticData: { needs: 'solution.read', texts: ['configuration', 'solutions'] },
  loader: ({ context: { queries }, params }) => {
    const solutionId = Number(params.solutionId);
    if (Number.isSafeInteger(solutionId)) void queries.payroll.configuration.getConfiguration.prefetch({ solutionId });
  },
  component: lazyScreen(() => import('../../../../features/payroll/configuration/ConfigurationPage.tsx'), 'ConfigurationPage'),
});
