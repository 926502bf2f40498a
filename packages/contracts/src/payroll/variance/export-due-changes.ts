import { defineProcedure } from '../../core/procedure.ts';
import { exportedFile, exportShape, tableFiles } from '../../platform/exports/index.ts';
import { listDueChanges } from './list-due-changes.ts';

export const exportDueChanges = defineProcedure({
  id: 'payroll/variance/export-due-changes',
  kind: 'mutation',
  summary: 'Changes of net pay over the solution’s thresholds, with what was said of each, as a file; recorded as an export.',
  permission: 'pay.read',
  input: listDueChanges.input.omit({ offset: true, limit: true }).extend(exportShape),
  output: exportedFile,
  errors: ['NOT_FOUND', 'EXPORT_TOO_LARGE'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{batchId}/due-changes/export' }],
  audit: 'table-export',
  answersFile: tableFiles,
});
