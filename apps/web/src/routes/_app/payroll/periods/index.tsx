import { createFileRoute } from '@tanstack/react-router';
import { readPeriodSearch } from '../../../../features/payroll/periods/period-search.ts';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/payroll/periods/')({
  staticData: { needs: 'period.read', texts: ['periods'] },
  validateSearch: readPeriodSearch,
  loader: ({ context }) => void context.queries.payroll.solutions.listSolutions.prefetch({}),
  component: lazyScreen(() => import('../../../../features/payroll/periods/PeriodsPage.tsx'), 'PeriodsPage'),
});
