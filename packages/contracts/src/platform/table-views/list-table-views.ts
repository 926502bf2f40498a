import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { tableName, tableView } from './table-view.ts';

export const listTableViews = defineProcedure({
  id: 'platform/table-views/list-table-views',
  kind: 'query',
  summary: 'The caller’s own views of a table, and those that are shared in a solution whose batches they may see, by name.',
  permission: 'signed-in',
  input: z.strictObject({
    table: tableName,
    /** Also those that others share with whoever may see its batches. */
    solutionId: id.optional(),
  }),
  output: z.object({ rows: z.array(tableView) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/platform/tables/{table}/views' }],
  immediate: true,
});
