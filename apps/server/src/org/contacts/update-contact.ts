import { updateContact as contract } from '@wagewright/contracts/org/contacts';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { columnsOfContact, employeeForContacts, requirePhone, seenContact } from './whose-contacts.ts';

export const updateContact = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const { employeeId: named, id, version, ...content } = input;
  requirePhone(content);
  const { id: employeeId } = await employeeForContacts(call, named);
  const before = await seenContact(call, employeeId, { id, version });
  await tx.employeeContact.update({ where: { id, version }, data: { ...columnsOfContact(content), version: version + 1 } });
  audit({ entity: 'contact', entityId: employeeId, before: toJson(before), after: { id, ...content, version: version + 1 } });
  return { version: version + 1 };
});
