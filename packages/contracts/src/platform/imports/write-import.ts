import { defineProcedure } from '../../core/procedure.ts';
import { importDetail, importReference } from './import.ts';

export const writeImport = defineProcedure({
  id: 'platform/imports/write-import',
  kind: 'mutation',
  summary: 'Writes what was shown, all or nothing but for rows whose values have changed since: these are refused.',
  permission: 'import.make',
  input: importReference,
  output: importDetail,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  rest: [{ method: 'POST', path: '/api/platform/imports/{id}/write', status: 202 }],
  audit: 'import',
  changes: 'import',
  idempotent: true,
});
