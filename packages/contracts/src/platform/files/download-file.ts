import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { storedFile } from './stored-file.ts';

export const downloadFile = defineProcedure({
  id: 'platform/files/download-file',
  kind: 'query',
  summary:
    'One file, to be saved and never shown: for its uploader, or for whoever may see what it was added to. The typed door only names it.',
  permission: 'signed-in',
  input: z.strictObject({ id }),
  output: storedFile,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/platform/files/{id}' }],
  answersFile: 'application/octet-stream',
});
