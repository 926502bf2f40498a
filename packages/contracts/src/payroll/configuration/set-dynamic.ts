import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { batchJoins } from '../batches/index.ts';

export const setDynamic = defineProcedure({
  id: 'payroll/configuration/set-dynamic',
  kind: 'mutation',
  summary:
    'Says whether a period that is activated makes its default dynamic batch by itself, and who joins it. Batches that there are stay.',
  permission: 'solution.edit',
  input: z.strictObject({ id, version, isAutomatic: z.boolean(), joins: z.enum(batchJoins) }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION'],
  rest: [{ method: 'PUT', path: '/api/payroll/solutions/{id}/dynamic-computation' }],
  audit: 'solution',
  changes: 'solution',
});
