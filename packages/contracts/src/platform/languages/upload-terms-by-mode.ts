import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { uploadErrors, uploadedTerms, uploadModes } from './term-file.ts';

export const uploadTermsByMode = defineProcedure({
  id: 'platform/languages/upload-terms-by-mode',
  kind: 'mutation',
  summary:
    'Terms out of a workbook or a text file, as multipart/form-data, in one of four modes. What is refused comes back as a failure file.',
  permission: 'term.edit',
  input: z.strictObject({ mode: z.enum(uploadModes) }),
  output: uploadedTerms,
  errors: uploadErrors,
  rest: [{ method: 'POST', path: '/api/base/language/upload/v2' }],
  audit: 'language',
  takesFile: true,
});
