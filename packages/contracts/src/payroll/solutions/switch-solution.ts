import { z } from 'zod';
import { id, remarks, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const switchSolution = defineProcedure({
  id: 'payroll/solutions/switch-solution',
  kind: 'mutation',
  summary: 'Switches a solution on or off. One that is off takes no new batches; those that there are go on.',
  permission: 'solution.manage',
  input: z.strictObject({ id, version, active: z.boolean(), remarks: remarks.optional() }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION'],
  rest: [{ method: 'POST', path: '/api/payroll/solutions/{id}/switch' }],
  audit: 'solution',
  changes: 'solution',
});
