import { defineProcedure } from '../../core/procedure.ts';
import { exportedFile, exportShape, tableFiles } from '../../platform/exports/index.ts';
import { codeSchema } from '../solutions/index.ts';
import { listBatchInput } from './list-batch-input.ts';

export const exportBatchInput = defineProcedure({
  id: 'payroll/batches/export-batch-input',
  kind: 'mutation',
  summary: 'The rows of one table that a batch calculates from, as a file; recorded as an export.',
  permission: 'pay.read',
  input: listBatchInput.input.omit({ offset: true, limit: true }).extend({ ...exportShape, table: codeSchema }),
  output: exportedFile,
  errors: ['NOT_FOUND', 'EXPORT_TOO_LARGE'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{id}/input/{table}/export' }],
  audit: 'table-export',
  answersFile: tableFiles,
});
