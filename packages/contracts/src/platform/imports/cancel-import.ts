import { defineProcedure } from '../../core/procedure.ts';
import { importDetail, importReference } from './import.ts';

export const cancelImport = defineProcedure({
  id: 'platform/imports/cancel-import',
  kind: 'mutation',
  summary: 'Ends the job that is at an import, or gives up one that is not written; nothing of either is written.',
  permission: 'import.make',
  input: importReference,
  output: importDetail,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  rest: [{ method: 'POST', path: '/api/platform/imports/{id}/cancel' }],
  audit: 'import',
  changes: 'import',
});
