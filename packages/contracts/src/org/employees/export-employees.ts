import { defineProcedure } from '../../core/procedure.ts';
import { exportedFile, exportShape, tableFiles } from '../../platform/exports/index.ts';
import { listEmployees } from './list-employees.ts';

export const exportEmployees = defineProcedure({
  id: 'org/employees/export-employees',
  kind: 'mutation',
  summary: 'The people within the caller’s scope that a filter finds, as a file; recorded as an export.',
  permission: 'employee.read',
  input: listEmployees.input.omit({ offset: true, limit: true }).extend(exportShape),
  output: exportedFile,
  errors: ['EXPORT_TOO_LARGE'],
  rest: [{ method: 'POST', path: '/api/org/employees/export' }],
  audit: 'table-export',
  answersFile: tableFiles,
});
