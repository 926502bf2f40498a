import { defineProcedure } from '../../core/procedure.ts';
import { importDetail, importReference } from './import.ts';

export const undoImport = defineProcedure({
  id: 'platform/imports/undo-import',
  kind: 'mutation',
  summary: 'Puts back what an import has changed, all or nothing, while everything stands as the import left it.',
  permission: 'import.make',
  input: importReference,
  output: importDetail,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  rest: [{ method: 'POST', path: '/api/platform/imports/{id}/undo', status: 202 }],
  audit: 'import',
  changes: 'import',
  idempotent: true,
});
