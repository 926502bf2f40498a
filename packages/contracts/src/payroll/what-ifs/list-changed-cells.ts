import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { cell, tableColumn } from '../tables/index.ts';

export const listChangedCells = defineProcedure({
  id: 'payroll/what-ifs/list-changed-cells',
  kind: 'query',
  summary: 'The cells that differ, by employee, table and column, before and after.',
  permission: 'pay.read',
  input: windowInput.extend({ batchId: id, runId: id, employeeId: id.optional() }),
  output: z.object({
    total: z.int(),
    rows: z.array(
      z.object({
        /** Null in a table over all employees. */
        employeeId: id.nullable(),
        employeeNumber: z.string().nullable(),
        name: z.string().nullable(),
        table: z.string(),
        tableName: localizedText,
        line: z.int(),
        column: z.string(),
        columnName: localizedText,
        /** How its values are written. */
        ...tableColumn.pick({ type: true, percentage: true, values: true }).shape,
        before: cell,
        after: cell,
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/what-ifs/{runId}/cells' }],
});
