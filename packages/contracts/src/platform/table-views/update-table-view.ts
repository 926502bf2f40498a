import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { sharedWith, tableState, tableView, viewName } from './table-view.ts';

export const updateTableView = defineProcedure({
  id: 'platform/table-views/update-table-view',
  kind: 'mutation',
  summary: 'Renames one of the caller’s views, replaces its state, shares it, or makes it the one that its table opens with.',
  permission: 'signed-in',
  input: z.strictObject({
    id,
    version,
    name: viewName.optional(),
    state: tableState.optional(),
    /** Of the views of a table one at most is: another ceases to be. */
    isDefault: z.boolean().optional(),
    /** Shares it, or takes it back. */
    sharedSolutionId: sharedWith.optional(),
  }),
  output: tableView,
  errors: ['NOT_FOUND', 'STALE_VERSION', 'TABLE_VIEW_EXISTS'],
  rest: [{ method: 'PATCH', path: '/api/platform/table-views/{id}' }],
  audit: 'table-view',
});
