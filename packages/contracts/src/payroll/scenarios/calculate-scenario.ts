import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { scenarioView } from './scenario.ts';

export const calculateScenario = defineProcedure({
  id: 'payroll/scenarios/calculate-scenario',
  kind: 'mutation',
  summary: 'Starts the calculation of a scenario, period by period, in the background.',
  permission: 'scenario.edit',
  input: z.strictObject({ id, version }),
  output: scenarioView,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION', 'SCENARIO_WITHOUT_BASE', 'SCENARIO_ASSUMPTION', 'DEFINITION_INVALID'],
  rest: [{ method: 'POST', path: '/api/payroll/scenarios/{id}/calculate', status: 202 }],
  audit: 'scenario',
  changes: 'scenario',
});
