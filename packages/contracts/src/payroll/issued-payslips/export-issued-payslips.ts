import { defineProcedure } from '../../core/procedure.ts';
import { exportedFile, exportShape, tableFiles } from '../../platform/exports/index.ts';
import { listIssuedPayslips } from './list-issued-payslips.ts';

export const exportIssuedPayslips = defineProcedure({
  id: 'payroll/issued-payslips/export-issued-payslips',
  kind: 'mutation',
  summary: 'The payslips of all batches in the caller’s scope that a filter finds, as a file; recorded as an export.',
  permission: 'pay.read',
  input: listIssuedPayslips.input.omit({ offset: true, limit: true }).extend(exportShape),
  output: exportedFile,
  errors: ['NOT_FOUND', 'EXPORT_TOO_LARGE'],
  rest: [{ method: 'POST', path: '/api/payroll/payslips/export' }],
  audit: 'table-export',
  answersFile: tableFiles,
});
