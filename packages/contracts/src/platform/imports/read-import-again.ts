import { defineProcedure } from '../../core/procedure.ts';
import { importAnswers, importDetail, importReference } from './import.ts';
import { importOptions } from './import-options.ts';

export const readImportAgain = defineProcedure({
  id: 'platform/imports/read-import-again',
  kind: 'mutation',
  summary: 'Reads the file of an import once more, with other options or against what stands by now.',
  permission: 'import.make',
  input: importReference.extend({ options: importOptions, /** Left out: as they were. */ answers: importAnswers.optional() }),
  output: importDetail,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION', 'IMPORT_NOT_OFFERED', 'IMPORT_ANSWER'],
  rest: [{ method: 'POST', path: '/api/platform/imports/{id}/read-again', status: 202 }],
  audit: 'import',
  changes: 'import',
});
