import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { dueCounts, dueFilter } from './due-change.ts';

export const answerChanges = defineProcedure({
  id: 'payroll/variance/answer-changes',
  kind: 'mutation',
  summary: 'Comments on changes over the thresholds, gives them to somebody, signs them off or opens them again.',
  permission: 'batch.submit',
  input: z.strictObject({
    batchId: id,
    event: z.enum(['note', 'assign', 'sign-off', 'reopen']),
    /** Of named people. */
    employeeIds: z.array(id).min(1).max(limits.pageRowsMax).optional(),
    /** Of all whom it finds and whose change can be answered so; `{}` finds everybody. */
    filter: dueFilter.optional(),
    /** Required but for `assign` and `reopen`. */
    remark: remarks.optional(),
    /** Of `assign`. */
    userId: id.optional(),
  }),
  output: z.object({ answered: z.int(), counts: dueCounts }),
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'REMARK_MISSING'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{batchId}/due-changes' }],
  audit: 'due-change',
  changes: 'batch',
});
