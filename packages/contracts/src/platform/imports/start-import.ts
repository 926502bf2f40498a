import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { importAnswers, importDetail, importSubject } from './import.ts';
import { importOptions } from './import-options.ts';

export const startImport = defineProcedure({
  id: 'platform/imports/start-import',
  kind: 'mutation',
  summary: 'Reads a file that the caller has uploaded for import, and says row by row what it would change; nothing is written yet.',
  permission: 'import.make',
  input: importSubject.extend({ fileId: id, options: importOptions.prefault({}), answers: importAnswers.default({}) }),
  output: importDetail,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'IMPORT_NOT_OFFERED', 'IMPORT_ANSWER', 'TOO_MANY', 'FILE_NOT_FOR_IMPORT'],
  rest: [{ method: 'POST', path: '/api/platform/imports', status: 202 }],
  audit: 'import',
  idempotent: true,
});
