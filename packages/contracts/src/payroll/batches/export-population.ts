import { defineProcedure } from '../../core/procedure.ts';
import { exportedFile, exportShape, tableFiles } from '../../platform/exports/index.ts';
import { listPopulation } from './list-population.ts';

export const exportPopulation = defineProcedure({
  id: 'payroll/batches/export-population',
  kind: 'mutation',
  summary: 'Whom a batch pays or does not, of one kind and against the last one, as a file; recorded as an export.',
  permission: 'batch.read',
  input: listPopulation.input.omit({ offset: true, limit: true, counts: true }).extend(exportShape),
  output: exportedFile,
  errors: ['NOT_FOUND', 'EXPORT_TOO_LARGE'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{id}/population/export' }],
  audit: 'table-export',
  answersFile: tableFiles,
});
