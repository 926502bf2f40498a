import { z } from 'zod';
import { id, timestamp, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const deleteScenario = defineProcedure({
  id: 'payroll/scenarios/delete-scenario',
  kind: 'mutation',
  summary: 'Deletes a scenario with its figures.',
  permission: 'scenario.edit',
  input: z.strictObject({ id, version }),
  output: z.object({ id, deletedAt: timestamp }),
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  rest: [{ method: 'DELETE', path: '/api/payroll/scenarios/{id}' }],
  audit: 'scenario',
  changes: 'scenario',
});
