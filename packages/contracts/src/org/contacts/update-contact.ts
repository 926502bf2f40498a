import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { contactContent, whose } from './contact.ts';

export const updateContact = defineProcedure({
  id: 'org/contacts/update-contact',
  kind: 'mutation',
  summary: 'Changes what is known of somebody’s family member or emergency contact.',
  permission: 'contact.edit',
  input: z.strictObject({ ...whose, id, version, ...contactContent }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'NO_EMPLOYEE', 'STALE_VERSION', 'CONTACT_PHONE_REQUIRED', 'CONTACTS_NOT_OWN'],
  rest: [{ method: 'PUT', path: '/api/org/contacts/{id}' }],
  audit: 'contact',
  changes: 'employee',
});
