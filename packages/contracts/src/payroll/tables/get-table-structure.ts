import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { codeSchema } from '../solutions/index.ts';
import { tableColumn } from './table.ts';

export const getTableStructure = defineProcedure({
  id: 'payroll/tables/get-table-structure',
  kind: 'query',
  summary: 'The columns of a calculated table: their types, what each is made from, and its formula by the names that people read.',
  permission: 'batch.read',
  input: z.strictObject({ batchId: id, table: codeSchema }),
  output: z.object({
    columns: z.array(
      tableColumn.extend({
        /** Columns and balance elements that it reads, each once. */
        from: z.array(localizedText),
        /** Null where the table makes the column itself, such as the groups of a pivot. */
        formula: localizedText.nullable(),
        /** The rule as it is written. */
        rule: z.string().nullable(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/tables/{table}/structure' }],
});
