import { z } from 'zod';
import { languageTag } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { exportedFile, exportFormats, tableFiles } from '../exports/index.ts';
import { appCode, termApplications } from './term.ts';

export const downloadTerms = defineProcedure({
  id: 'platform/languages/download-terms',
  kind: 'query',
  summary:
    'Terms as a file, a row each and a column for each language, in the layout in which they are uploaded. The typed door only names it.',
  permission: 'term.read',
  input: z.strictObject({
    appCodeAary: z.array(appCode).min(1).max(termApplications.length).optional(),
    /** Those that there are, where nothing is said. */
    langs: z.array(languageTag).min(1).max(limits.languagesMax).optional(),
    /** Only what one of these languages lacks. */
    missingOnly: z.boolean().default(false),
    format: z.enum(exportFormats).default('xlsx'),
  }),
  output: exportedFile,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/base/language/down' }],
  answersFile: tableFiles,
});
