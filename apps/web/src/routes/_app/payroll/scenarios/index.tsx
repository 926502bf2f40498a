import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readId } from '../../../../shared/search.ts';

export const Route = createFileRoute('/_app/payroll/scenarios/')({
  staticData: { needs: 'pay.read', texts: ['scenarios'] },
  validateSearch: (raw: RawSearch) => defined({ view: readId(raw, 'view') }),
  component: lazyScreen(() => import('../../../../features/payroll/scenarios/ScenarioListPage.tsx'), 'ScenarioListPage'),
});
