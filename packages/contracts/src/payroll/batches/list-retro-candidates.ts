import { z } from 'zod';
import { id, timestamp, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { recordedChange, recordKinds } from './recorded-change.ts';

export const listRetroCandidates = defineProcedure({
  id: 'payroll/batches/list-retro-candidates',
  kind: 'query',
  summary: 'The payees of a past batch of whom the records say something else now, and what has changed.',
  permission: 'pay.read',
  input: windowInput.extend({ id, pastBatchId: id }),
  output: z.object({
    total: z.int(),
    rows: z.array(
      z.object({
        employeeId: id,
        employeeNumber: z.string(),
        name: z.string(),
        changes: z.array(recordedChange),
        /** Which of their records were changed since the past batch was prepared, and when last. What was changed before versions were kept is not told. */
        records: z.array(z.object({ record: z.enum(recordKinds), changedAt: timestamp })),
        /** The months from which payroll takes amounts of the past period’s days, where that is after it: their payroll effective periods. */
        takenFrom: z.array(z.string()),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{id}/past-batches/{pastBatchId}/candidates' }],
});
