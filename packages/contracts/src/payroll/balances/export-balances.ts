import { defineProcedure } from '../../core/procedure.ts';
import { exportedFile, exportShape, tableFiles } from '../../platform/exports/index.ts';
import { listBalances } from './list-balances.ts';

export const exportBalances = defineProcedure({
  id: 'payroll/balances/export-balances',
  kind: 'mutation',
  summary: 'What the ledger has of each employee whom a filter finds, by balance element, as a file; recorded as an export.',
  permission: 'pay.read',
  input: listBalances.input.omit({ offset: true, limit: true }).extend(exportShape),
  output: exportedFile,
  errors: ['NOT_FOUND', 'EXPORT_TOO_LARGE'],
  rest: [{ method: 'POST', path: '/api/payroll/balances/export' }],
  audit: 'table-export',
  answersFile: tableFiles,
});
