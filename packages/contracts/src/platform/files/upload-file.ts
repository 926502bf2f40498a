import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { filePurposeNames } from './file-purposes.ts';
import { storedFile } from './stored-file.ts';

export const uploadFile = defineProcedure({
  id: 'platform/files/upload-file',
  kind: 'mutation',
  summary:
    'Brings one file, as multipart/form-data. It is its uploader’s alone until it is added to something, and is deleted after a day where it is not.',
  permission: 'signed-in',
  input: z.strictObject({ purpose: z.enum(filePurposeNames) }),
  output: storedFile,
  errors: [
    'FILE_EMPTY',
    'FILE_REFUSED',
    'FILE_NOT_SCANNED',
    'FILE_TOO_LARGE',
    'UPLOAD_BROKEN',
    'BODY_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
    'TOO_MANY',
    'SECRET_KEY_ABSENT',
  ],
  rest: [{ method: 'POST', path: '/api/platform/files', status: 201 }],
  audit: 'file',
  takesFile: true,
});
