import { defineProcedure } from '../../core/procedure.ts';
import { exportedFile, exportFormat, tableFiles } from '../../platform/exports/index.ts';
import { pivotRows } from './pivot-rows.ts';

export const exportPivot = defineProcedure({
  id: 'payroll/tables/export-pivot',
  kind: 'mutation',
  summary:
    'A pivot as a file, with its heads and the totals of both sides: all of its groups, not only those that are shown; recorded as an export.',
  permission: 'pay.read',
  input: pivotRows.input.extend({ format: exportFormat }),
  output: exportedFile,
  errors: ['NOT_FOUND', 'EXPORT_TOO_LARGE'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{batchId}/tables/{table}/pivot/export' }],
  audit: 'table-export',
  answersFile: tableFiles,
});
