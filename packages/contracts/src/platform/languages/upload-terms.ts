import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { uploadErrors, uploadedTerms } from './term-file.ts';

export const uploadTerms = defineProcedure({
  id: 'platform/languages/upload-terms',
  kind: 'mutation',
  summary:
    'Terms out of a workbook or a text file, as multipart/form-data: texts are added and changed. What is refused comes back as a failure file.',
  permission: 'term.edit',
  input: z.strictObject({}),
  output: uploadedTerms,
  errors: uploadErrors,
  rest: [{ method: 'POST', path: '/api/base/language/upload' }],
  audit: 'language',
  takesFile: true,
});
