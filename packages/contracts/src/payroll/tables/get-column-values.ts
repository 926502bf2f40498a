import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { lineOfText } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { codeSchema } from '../solutions/index.ts';
import { rowFilter } from './table.ts';

export const getColumnValues = defineProcedure({
  id: 'payroll/tables/get-column-values',
  kind: 'query',
  summary:
    'The values that a column has among the rows of a filter, the most frequent first, with their bounds where they are numbers or dates.',
  permission: 'pay.read',
  input: rowFilter.extend({
    /** Of the table, or of the employee as in conditions. */
    column: codeSchema,
    /** Only values that contain this text; departments also by their names in any language and by what they lie in. */
    containing: lineOfText(limits.searchCharactersMax).optional(),
  }),
  output: z.object({
    /** Different values in all; `values` holds the first `filterValuesMax` of them. */
    total: z.int(),
    values: z.array(
      z.object({
        /** As conditions take it; null where rows have no value. */
        value: z.string().nullable(),
        /** Where a value has a name in the reader's language. */
        name: localizedText.nullable(),
        /** Of a department, those that it lies in, the outermost first: “Police › Patrol”. */
        within: localizedText.nullable(),
        rows: z.int(),
      }),
    ),
    /** The smallest and the largest number or date. */
    least: z.string().nullable(),
    most: z.string().nullable(),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{batchId}/tables/{table}/columns/{column}/values' }],
  immediate: true,
});
