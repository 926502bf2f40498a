import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { whose } from './contact.ts';

export const deleteContact = defineProcedure({
  id: 'org/contacts/delete-contact',
  kind: 'mutation',
  summary: 'Takes somebody out of the family or emergency contacts of an employee.',
  permission: 'contact.edit',
  input: z.strictObject({ ...whose, id, version }),
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'NO_EMPLOYEE', 'STALE_VERSION', 'CONTACTS_NOT_OWN'],
  rest: [{ method: 'DELETE', path: '/api/org/contacts/{id}' }],
  audit: 'contact',
  changes: 'employee',
});
