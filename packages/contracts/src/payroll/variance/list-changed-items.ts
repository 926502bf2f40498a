import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { changedAmount, comparedBatch, partOfChange } from './comparison.ts';

export const listChangedItems = defineProcedure({
  id: 'payroll/variance/list-changed-items',
  kind: 'query',
  summary: 'One person’s items in this batch and in the last one, with the parts of each change by cause.',
  permission: 'pay.read',
  input: z.strictObject({ batchId: id, employeeId: id }),
  output: z.object({
    employeeNumber: z.string(),
    name: z.string(),
    previous: comparedBatch.nullable(),
    /** In the order of the definition; those that are 0 both times are left out. Their sum of causes is the change. */
    rows: z.array(
      changedAmount.extend({
        path: z.string(),
        name: localizedText,
        role: z.enum(['gross', 'deductions', 'net']).nullable(),
        causes: z.array(partOfChange),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/changes/people/{employeeId}' }],
});
