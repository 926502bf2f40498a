import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readText } from '../../../../shared/search.ts';

export const Route = createFileRoute('/_app/payroll/solutions/$solutionId')({
  staticData: { needs: 'solution.read', texts: ['solutions', 'copies'] },
  validateSearch: (raw: RawSearch) => defined({ table: readText(raw, 'table', 64) }),
  component: lazyScreen(() => import('../../../../features/payroll/solutions/SolutionPage.tsx'), 'SolutionPage'),
});
