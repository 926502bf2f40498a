import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { tableReference } from './global-table.ts';

export const deleteGlobalTable = defineProcedure({
  id: 'payroll/global-tables/delete-global-table',
  kind: 'mutation',
  summary: 'Deletes a global table that no copy of any solution holds, but drafts that were given up.',
  permission: 'global-table.edit',
  input: tableReference.extend({ version }),
  output: tableReference,
  errors: ['NOT_FOUND', 'STALE_VERSION', 'GLOBAL_TABLE_USED'],
  rest: [{ method: 'DELETE', path: '/api/payroll/global-tables/{code}' }],
  audit: 'global-table',
  changes: 'global-table',
});
