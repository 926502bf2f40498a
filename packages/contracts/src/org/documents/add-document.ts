import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { documentContent, documentFile } from './document.ts';

export const addDocument = defineProcedure({
  id: 'org/documents/add-document',
  kind: 'mutation',
  summary: 'Adds a document to somebody’s, or a resume, a qualification or a training record to one’s own. 200 at most.',
  permission: 'document.edit',
  input: z.strictObject({ employeeId: id.optional(), ...documentContent, fileId: documentFile.default(null) }),
  output: z.object({ id }),
  errors: [
    'NOT_FOUND',
    'NO_EMPLOYEE',
    'DOCUMENT_DAYS_REVERSED',
    'DOCUMENT_ISSUED_AHEAD',
    'DOCUMENT_KIND_NOT_OWN',
    'DOCUMENT_FILE_UNFIT',
    'DOCUMENTS_TOO_MANY',
    'TOO_MANY',
  ],
  rest: [{ method: 'POST', path: '/api/org/documents', status: 201 }],
  audit: 'document',
  changes: 'employee',
  idempotent: true,
});
