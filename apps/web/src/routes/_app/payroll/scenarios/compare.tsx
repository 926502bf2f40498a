import { createFileRoute } from '@tanstack/react-router';
import { readCompareSearch } from '../../../../features/payroll/scenarios/scenario-search.ts';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/payroll/scenarios/compare')({
  staticData: { needs: 'pay.read', texts: ['scenarios'] },
  validateSearch: readCompareSearch,
  component: lazyScreen(() => import('../../../../features/payroll/scenarios/ComparePage.tsx'), 'ComparePage'),
});
