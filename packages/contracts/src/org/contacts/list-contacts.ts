import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { contactRow, whose } from './contact.ts';

export const listContacts = defineProcedure({
  id: 'org/contacts/list-contacts',
  kind: 'query',
  summary: 'Somebody’s family and whom to call in an emergency, these first; one’s own where nobody is named.',
  permission: 'contact.read',
  input: z.strictObject(whose),
  output: z.object({ employeeId: id, rows: z.array(contactRow), mayEdit: z.boolean() }),
  errors: ['NOT_FOUND', 'NO_EMPLOYEE'],
  rest: [{ method: 'GET', path: '/api/org/contacts' }],
});
