import { z } from 'zod';
import { id, isoDate, ordinal } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { copyStatuses } from '../solutions/index.ts';
import { parametersInForce } from './what-if.ts';

export const getWhatIfChoices = defineProcedure({
  id: 'payroll/what-ifs/get-what-if-choices',
  kind: 'query',
  summary:
    'What a what-if can change: the copies of the batch’s solution, a copy’s parameters as they hold in the batch’s period, the days of which it is known what was known.',
  permission: 'pay.read',
  input: z.strictObject({ batchId: id, copyNumber: ordinal.optional() }),
  output: z.object({
    copies: z.array(z.object({ number: z.int(), status: z.enum(copyStatuses), isOwn: z.boolean() })),
    parameters: z.array(parametersInForce),
    /** The first and the last day that can be looked back to. */
    knownDays: z.object({ first: isoDate, last: isoDate }),
  }),
  errors: ['NOT_FOUND', 'DEFINITION_INVALID'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/what-if-choices' }],
});
