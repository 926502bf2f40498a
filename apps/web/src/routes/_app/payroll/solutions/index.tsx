import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/payroll/solutions/')({
  staticData: { needs: 'solution.read', texts: ['solutions'] },
  loader: ({ context }) => void context.queries.payroll.solutions.listSolutions.prefetch({}),
  component: lazyScreen(() => import('../../../../features/payroll/solutions/SolutionListPage.tsx'), 'SolutionListPage'),
});
