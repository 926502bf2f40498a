import { createFileRoute } from '@tanstack/react-router';
import { solutionTabKeys } from '../../../../features/payroll/solutions/solution-tabs.ts';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readId, readOneOf, readText } from '../../../../shared/search.ts';

export const Route = createFileRoute('/_app/payroll/solutions/$solutionId')({
  staticData: { needs: 'solution.read', texts: ['solutions', 'copies', 'batches', 'periods'] },
  validateSearch: (raw: RawSearch) =>
    defined({
      tab: readOneOf(raw, 'tab', solutionTabKeys),
      table: readText(raw, 'table', 64),
      /** Of the calendar. */
      year: readId(raw, 'year'),
    }),
  component: lazyScreen(() => import('../../../../features/payroll/solutions/SolutionPage.tsx'), 'SolutionPage'),
});
