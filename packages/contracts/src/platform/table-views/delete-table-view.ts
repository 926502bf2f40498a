import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const deleteTableView = defineProcedure({
  id: 'platform/table-views/delete-table-view',
  kind: 'mutation',
  summary: 'Deletes one of the caller’s views of a table.',
  permission: 'signed-in',
  input: z.strictObject({ id, version }),
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'STALE_VERSION'],
  rest: [{ method: 'DELETE', path: '/api/platform/table-views/{id}' }],
  audit: 'table-view',
});
