import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { scenarioFields, scenarioView } from './scenario.ts';

export const updateScenario = defineProcedure({
  id: 'payroll/scenarios/update-scenario',
  kind: 'mutation',
  summary: 'Changes what a scenario assumes; its figures, if there are any, go.',
  permission: 'scenario.edit',
  input: z.strictObject({ id, version, ...scenarioFields }),
  output: scenarioView,
  errors: [
    'NOT_FOUND',
    'ILLEGAL_TRANSITION',
    'STALE_VERSION',
    'SCENARIO_EXISTS',
    'SCENARIO_WITHOUT_BASE',
    'SCENARIO_ASSUMPTION',
    'LARGE_RAISE',
    'DEFINITION_INVALID',
  ],
  rest: [{ method: 'PUT', path: '/api/payroll/scenarios/{id}' }],
  audit: 'scenario',
  changes: 'scenario',
});
