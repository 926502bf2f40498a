import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { sharedWith, tableName, tableState, tableView, viewName } from './table-view.ts';

export const createTableView = defineProcedure({
  id: 'platform/table-views/create-table-view',
  kind: 'mutation',
  summary: 'Keeps how a table stands under a name: for the caller alone, or shared with whoever may see batches of a solution.',
  permission: 'signed-in',
  input: z.strictObject({
    table: tableName,
    name: viewName,
    state: tableState,
    isDefault: z.boolean().default(false),
    sharedSolutionId: sharedWith.default(null),
  }),
  output: tableView,
  errors: ['NOT_FOUND', 'TABLE_VIEW_EXISTS', 'TOO_MANY'],
  rest: [{ method: 'POST', path: '/api/platform/tables/{table}/views', status: 201 }],
  audit: 'table-view',
});
