import { z } from 'zod';
import { id, remarks, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const removeDocument = defineProcedure({
  id: 'org/documents/remove-document',
  kind: 'mutation',
  summary: 'Deletes a document of somebody’s, with its file; of one’s own only what one has brought oneself.',
  permission: 'document.edit',
  input: z.strictObject({ id, version, reason: remarks.nullable().default(null) }),
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'DOCUMENT_NOT_OWN'],
  rest: [{ method: 'DELETE', path: '/api/org/documents/{id}' }],
  audit: 'document',
  changes: 'employee',
});
