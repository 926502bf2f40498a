import { createFileRoute } from '@tanstack/react-router';
import { readScenarioSearch } from '../../../../features/payroll/scenarios/scenario-search.ts';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/payroll/scenarios/$scenarioId')({
  staticData: { needs: 'pay.read', texts: ['scenarios', 'whatIfs', 'batches'] },
  validateSearch: readScenarioSearch,
  component: lazyScreen(() => import('../../../../features/payroll/scenarios/ScenarioPage.tsx'), 'ScenarioPage'),
});
