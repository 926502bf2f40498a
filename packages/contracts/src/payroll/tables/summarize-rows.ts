import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { rowFilter } from './table.ts';

export const summarizeRows = defineProcedure({
  id: 'payroll/tables/summarize-rows',
  kind: 'query',
  summary: 'What the rows of a filter add up to, and which columns say the same in all of them.',
  permission: 'pay.read',
  input: rowFilter,
  output: z.object({
    total: z.int(),
    columns: z.array(
      z.object({
        column: z.string(),
        /** Decimal text at the column's scale; null for what cannot be added up. */
        sum: z.string().nullable(),
        isSame: z.boolean(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{batchId}/tables/{table}/summary' }],
  immediate: true,
});
