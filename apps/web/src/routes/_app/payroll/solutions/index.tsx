import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/payroll/solutions/')({
  staticData: { needs: 'solution.read', texts: ['solutions'] },
  loader: ({ context }) => void context.queries.payroll.solutions.listSolutions.prefetch({}),
  component: lazyRouteComponent(() => import('../../../../features/payroll/solutions/SolutionListPage.tsx'), 'SolutionListPage'),
});
