import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { sortDirection, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { codeSchema } from '../solutions/index.ts';
import { rowFilter } from './table.ts';

/** Columns within which rows are grouped at once: each level within the one before. */
export const groupLevelsMax = 3;

export const groupRows = defineProcedure({
  id: 'payroll/tables/group-rows',
  kind: 'query',
  summary:
    'The groups that the rows of a filter make by one column, with how many rows and people each has and what its amounts add up to. What a group holds is asked for by its value, as a condition.',
  permission: 'pay.read',
  input: rowFilter.extend({
    ...windowInput.shape,
    /** Of the table, or department, movement, held or hasErrors. */
    groupBy: codeSchema,
    /** By `value`, by `rows`, or by what a column adds up to. */
    sort: z.strictObject({ column: codeSchema, direction: sortDirection }).optional(),
  }),
  output: z.object({
    total: z.int(),
    groups: z.array(
      z.object({
        /** As conditions take it; null where rows have no value. */
        value: z.string().nullable(),
        /** Where a value has a name in the reader's language. */
        name: localizedText.nullable(),
        rows: z.int(),
        /** In a table that all employees share: 1 where the group has rows. */
        people: z.int(),
        /** In the order of the table's columns: decimal text at the column's scale; null for what cannot be added up. */
        sums: z.array(z.string().nullable()),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{batchId}/tables/{table}/groups' }],
  immediate: true,
});
