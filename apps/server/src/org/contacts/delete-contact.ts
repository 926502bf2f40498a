import { deleteContact as contract } from '@wagewright/contracts/org/contacts';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { employeeForContacts, seenContact } from './whose-contacts.ts';

export const deleteContact = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const { id } = input;
  const { id: employeeId } = await employeeForContacts(call, input.employeeId);
  const before = await seenContact(call, employeeId, input);
  await tx.employeeContact.delete({ where: { id } });
  audit({ entity: 'contact', entityId: employeeId, before: toJson(before), after: { id, deleted: true } });
  return { id };
});
