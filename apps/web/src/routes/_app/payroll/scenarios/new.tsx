import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readId } from '../../../../shared/search.ts';

export const Route = createFileRoute('/_app/payroll/scenarios/new')({
  staticData: { needs: 'scenario.edit', texts: ['scenarios', 'whatIfs', 'batches'] },
  validateSearch: (raw: RawSearch) => defined({ solution: readId(raw, 'solution') }),
  component: lazyScreen(() => import('../../../../features/payroll/scenarios/NewScenarioPage.tsx'), 'NewScenarioPage'),
});
