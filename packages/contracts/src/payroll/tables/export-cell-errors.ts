import { defineProcedure } from '../../core/procedure.ts';
import { exportedFile, exportShape, tableFiles } from '../../platform/exports/index.ts';
import { listCellErrors } from './list-cell-errors.ts';

export const exportCellErrors = defineProcedure({
  id: 'payroll/tables/export-cell-errors',
  kind: 'mutation',
  summary: 'The cells of a batch that have no value, with the reason and what to do, as a file; recorded as an export.',
  permission: 'pay.read',
  input: listCellErrors.input.omit({ offset: true, limit: true }).extend(exportShape),
  output: exportedFile,
  errors: ['NOT_FOUND', 'EXPORT_TOO_LARGE'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{batchId}/errors/export' }],
  audit: 'table-export',
  answersFile: tableFiles,
});
