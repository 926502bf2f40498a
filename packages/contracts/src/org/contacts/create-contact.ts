import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { contactContent, whose } from './contact.ts';

export const createContact = defineProcedure({
  id: 'org/contacts/create-contact',
  kind: 'mutation',
  summary:
    'Adds somebody to the family or emergency contacts of an employee; to one’s own only where the settings allow it. Thirty at most.',
  permission: 'contact.edit',
  input: z.strictObject({ ...whose, ...contactContent }),
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'NO_EMPLOYEE', 'CONTACT_PHONE_REQUIRED', 'CONTACTS_TOO_MANY', 'CONTACTS_NOT_OWN'],
  rest: [{ method: 'POST', path: '/api/org/contacts', status: 201 }],
  audit: 'contact',
  changes: 'employee',
  idempotent: true,
});
