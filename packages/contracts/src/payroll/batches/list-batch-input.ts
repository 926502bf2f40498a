import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, lineOfText, sortDirection, timestamp, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { codeSchema } from '../solutions/index.ts';
import { tableColumn } from '../tables/index.ts';

export const listBatchInput = defineProcedure({
  id: 'payroll/batches/list-batch-input',
  kind: 'query',
  summary: 'What a batch calculates from: the tables of its input, and a window of one table’s rows.',
  permission: 'pay.read',
  input: windowInput.extend({
    id,
    table: codeSchema.optional(),
    search: lineOfText(limits.searchCharactersMax).optional(),
    /** Also those of the batch who have no row in the table: each has one whose cells are blank. */
    everybody: z.boolean().default(false),
    /** Only rows of which a cell is not blank. */
    filled: z.boolean().default(false),
    /** By a column of the table, the person (`#name`, `#number`), or who brought the row and when (`#by`, `#at`); left out: in the order of the batch. */
    sort: z.strictObject({ column: z.enum(['#name', '#number', '#by', '#at']).or(codeSchema), direction: sortDirection }).optional(),
  }),
  output: z.object({
    tables: z.array(
      z.object({
        code: z.string(),
        name: localizedText,
        columns: z.array(tableColumn),
        /** `one` row an employee, or `many`. */
        lines: z.enum(['one', 'many']),
        /** Rows are typed or imported into the batch; the others come from the records. */
        isTyped: z.boolean(),
      }),
    ),
    total: z.int(),
    rows: z.array(
      z.object({
        employeeId: id,
        employeeNumber: z.string(),
        name: z.string(),
        line: z.int(),
        /** In the order of the table's columns: decimal text, ISO dates, "true" or "false", text; null is blank. */
        cells: z.array(z.string().nullable()),
        /** Of what is typed or imported: how it came in the last time, by whom and when. */
        origin: z.object({ how: z.enum(['typed', 'imported']), by: z.string(), at: timestamp }).nullable(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{id}/input' }],
});
