import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { batchAccesses } from '../solutions/index.ts';
import { changeErrors } from './batch-action.ts';

export const setBatchUser = defineProcedure({
  id: 'payroll/batches/set-batch-user',
  kind: 'mutation',
  summary: 'Gives somebody this one batch, to read or to work on, or takes it away again. Nobody gives more than they may do themselves.',
  permission: 'solution.manage',
  input: z.strictObject({
    id,
    userId: id,
    /** Null takes it away. */
    access: z.enum(batchAccesses).nullable(),
    seesPay: z.boolean().default(false),
  }),
  output: z.object({}),
  errors: [...changeErrors, 'GIVES_MORE_THAN_OWN', 'CANNOT_BE_NAMED'],
  rest: [{ method: 'PUT', path: '/api/payroll/batches/{id}/users/{userId}' }],
  audit: 'batch-user',
  changes: 'batch',
});
