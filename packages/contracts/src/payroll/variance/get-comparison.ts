import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { amount, id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { changeCause, changedAmount, comparedBatch, comparisonFailure, comparisonStates, itemPath } from './comparison.ts';

export const getComparison = defineProcedure({
  id: 'payroll/variance/get-comparison',
  kind: 'query',
  summary:
    'How a batch differs from the last one: each item, and of one item its causes and departments, all of which add up to its change.',
  permission: 'pay.read',
  input: z.strictObject({
    batchId: id,
    /** Whose causes and departments are told; left out: net pay. */
    item: itemPath.optional(),
  }),
  output: z.object({
    /** `hidden`: the caller may not see the pay of the batch that it is compared with. */
    state: z.enum(comparisonStates),
    /** People compared so far. */
    progress: z.object({ done: z.int(), total: z.int() }),
    failure: comparisonFailure.nullable(),
    previous: comparedBatch.nullable(),
    /** What the caller may do now. */
    events: z.array(z.enum(['start', 'cancel'])),
    /** In the order of the definition; empty until it is compared. */
    items: z.array(
      changedAmount.extend({
        path: z.string(),
        name: localizedText,
        role: z.enum(['gross', 'deductions', 'net']).nullable(),
        /** People for whom it is another amount. */
        people: z.int(),
      }),
    ),
    item: z.string().nullable(),
    causes: z.array(z.object({ cause: changeCause, amount, up: amount, down: amount, people: z.int() })),
    departments: z.array(
      changedAmount.extend({ departmentId: id.nullable(), name: localizedText.nullable(), people: z.int(), changed: z.int() }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/comparison' }],
});
