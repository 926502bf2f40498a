import { defineProcedure } from '../../core/procedure.ts';
import { exportedFile, exportShape, tableFiles } from '../../platform/exports/index.ts';
import { listChanges } from './list-changes.ts';

export const exportChanges = defineProcedure({
  id: 'payroll/variance/export-changes',
  kind: 'mutation',
  summary: 'Whose amount of an item is not what it was in the last batch, and why, as a file; recorded as an export.',
  permission: 'pay.read',
  input: listChanges.input.omit({ offset: true, limit: true }).extend(exportShape),
  output: exportedFile,
  errors: ['NOT_FOUND', 'EXPORT_TOO_LARGE'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{batchId}/changes/export' }],
  audit: 'table-export',
  answersFile: tableFiles,
});
