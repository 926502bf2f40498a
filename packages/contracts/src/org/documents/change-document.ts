import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { documentContent, documentFile } from './document.ts';

export const changeDocument = defineProcedure({
  id: 'org/documents/change-document',
  kind: 'mutation',
  summary: 'Says anew what is known of a document. A file takes the place of the one before; none takes it away; left out, it stays.',
  permission: 'document.edit',
  input: z.strictObject({ id, version, ...documentContent, fileId: documentFile.optional() }),
  output: z.object({ version }),
  errors: [
    'NOT_FOUND',
    'STALE_VERSION',
    'DOCUMENT_DAYS_REVERSED',
    'DOCUMENT_ISSUED_AHEAD',
    'DOCUMENT_KIND_NOT_OWN',
    'DOCUMENT_NOT_OWN',
    'DOCUMENT_FILE_UNFIT',
    'TOO_MANY',
  ],
  rest: [{ method: 'PUT', path: '/api/org/documents/{id}' }],
  audit: 'document',
  changes: 'employee',
});
