import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const downloadDocument = defineProcedure({
  id: 'org/documents/download-document',
  kind: 'mutation',
  summary: 'The file of a document, to be saved and never shown; the audit says who was handed it. The typed door only names it.',
  permission: 'document.read',
  input: z.strictObject({ id }),
  output: z.object({ fileName: z.string() }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/org/documents/{id}/file' }],
  audit: 'document-file',
  answersFile: 'application/octet-stream',
});
