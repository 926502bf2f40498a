import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { defined, type RawSearch, readText } from '../../../../shared/search.ts';

export const Route = createFileRoute('/_app/payroll/solutions/$solutionId')({
  staticData: { needs: 'solution.read', texts: ['solutions'] },
  validateSearch: (raw: RawSearch) => defined({ table: readText(raw, 'table', 64) }),
  component: lazyRouteComponent(() => import('../../../../features/payroll/solutions/SolutionPage.tsx'), 'SolutionPage'),
});
