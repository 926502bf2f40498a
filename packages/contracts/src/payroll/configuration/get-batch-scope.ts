import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { scopeStanding, shownPeople } from './scope-standing.ts';

export const getBatchScope = defineProcedure({
  id: 'payroll/configuration/get-batch-scope',
  kind: 'query',
  summary: 'Whom the application scope leaves out of a batch: as it was prepared, and until then as the records are now.',
  permission: 'pay.read',
  input: shownPeople.extend({ batchId: id }),
  output: z.object({
    /** The batch is prepared: its people do not follow the records any more. */
    isFrozen: z.boolean(),
    /** The rules say whom they are for, and the batch was not made for people by name. */
    hasScope: z.boolean(),
    standing: scopeStanding,
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/scope' }],
});
