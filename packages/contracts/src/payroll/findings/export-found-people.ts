import { defineProcedure } from '../../core/procedure.ts';
import { exportedFile, exportShape, tableFiles } from '../../platform/exports/index.ts';
import { listFoundPeople } from './list-found-people.ts';

export const exportFoundPeople = defineProcedure({
  id: 'payroll/findings/export-found-people',
  kind: 'mutation',
  summary: 'The findings of a batch that a filter finds, a person and cause each, as a file; recorded as an export.',
  permission: 'pay.read',
  input: listFoundPeople.input.omit({ offset: true, limit: true }).extend(exportShape),
  output: exportedFile,
  errors: ['NOT_FOUND', 'EXPORT_TOO_LARGE'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{batchId}/findings/export' }],
  audit: 'table-export',
  answersFile: tableFiles,
});
