import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { documentKinds, documentRow } from './document.ts';

export const listDocuments = defineProcedure({
  id: 'org/documents/list-documents',
  kind: 'query',
  summary:
    'Somebody’s documents, by kind, the latest first, with how each stands today; one’s own where nobody is named. All of them: 200 at most.',
  permission: 'document.read',
  input: z.strictObject({ employeeId: id.optional() }),
  output: z.object({
    employeeId: id,
    rows: z.array(documentRow),
    /** What the caller may add of them; nothing: they only read. */
    kindsToAdd: z.array(z.enum(documentKinds)),
  }),
  errors: ['NOT_FOUND', 'NO_EMPLOYEE'],
  rest: [{ method: 'GET', path: '/api/org/documents' }],
});
