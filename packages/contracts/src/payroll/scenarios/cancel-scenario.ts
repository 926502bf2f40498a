import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { scenarioView } from './scenario.ts';

export const cancelScenario = defineProcedure({
  id: 'payroll/scenarios/cancel-scenario',
  kind: 'mutation',
  summary: 'Ends the calculation of a scenario, which is a draft then.',
  permission: 'scenario.edit',
  input: z.strictObject({ id, version }),
  output: scenarioView,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  rest: [{ method: 'POST', path: '/api/payroll/scenarios/{id}/cancel' }],
  audit: 'scenario',
  changes: 'scenario',
});
