import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { importAnswers, importSubject } from './import.ts';
import { importFileFormats } from './import-file-format.ts';

export const exportValues = defineProcedure({
  id: 'platform/imports/export-values',
  kind: 'mutation',
  summary:
    'What stands now as a file in the layout of the template, to be changed and imported again; recorded as an export. The typed door only names it.',
  permission: 'import.read',
  input: importSubject.extend({
    format: z.enum(importFileFormats).default('xlsx'),
    /** Also those who have no values yet, with blank cells. */
    everybody: z.boolean().default(false),
    /** To what is asked beside a file, where what stands depends on it. */
    answers: importAnswers.default({}),
  }),
  output: z.object({ fileName: z.string() }),
  errors: ['NOT_FOUND', 'IMPORT_NOT_OFFERED'],
  rest: [{ method: 'POST', path: '/api/platform/imports/export', status: 200 }],
  audit: 'import-export',
  answersFile: 'application/octet-stream',
});
