import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { sortDirection } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { exportedFile, exportFormat, tableFiles } from '../../platform/exports/index.ts';
import { codeSchema } from '../solutions/index.ts';
import { rowFilter } from './table.ts';

export const exportRows = defineProcedure({
  id: 'payroll/tables/export-rows',
  kind: 'mutation',
  summary:
    'All rows of a filter as a file, in the columns and the order that are asked for; recorded as an export. The typed door says only what is in it.',
  permission: 'pay.read',
  input: rowFilter.extend({
    /** Of the table, or of the person: name, employeeNumber, department, line. */
    columns: z.array(codeSchema).min(1).max(limits.tableViewColumnsMax),
    sort: z.strictObject({ column: codeSchema, direction: sortDirection }).optional(),
    format: exportFormat,
  }),
  output: exportedFile,
  errors: ['NOT_FOUND', 'EXPORT_TOO_LARGE'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{batchId}/tables/{table}/export' }],
  audit: 'table-export',
  answersFile: tableFiles,
});
