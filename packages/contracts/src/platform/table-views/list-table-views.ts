import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { tableName, tableView } from './table-view.ts';

export const listTableViews = defineProcedure({
  id: 'platform/table-views/list-table-views',
  kind: 'query',
  summary: 'The caller’s own views of a table, by name; there are so few that all of them come.',
  permission: 'signed-in',
  input: z.strictObject({ table: tableName }),
  output: z.object({ rows: z.array(tableView) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/platform/tables/{table}/views' }],
  immediate: true,
});
