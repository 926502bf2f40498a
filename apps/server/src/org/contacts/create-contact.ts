import { AppError } from '@wagewright/contracts';
import { createContact as contract } from '@wagewright/contracts/org/contacts';
import { implementMutation } from '../../core/implement.ts';
import { columnsOfContact, employeeForContacts, requirePhone } from './whose-contacts.ts';

const contactsMax = 30;

export const createContact = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const { employeeId: named, ...content } = input;
  requirePhone(content);
  const { id: employeeId, name: employee } = await employeeForContacts(call, named);
  if ((await tx.employeeContact.count({ where: { employeeId } })) >= contactsMax)
    throw new AppError('CONTACTS_TOO_MANY', { employee, max: contactsMax });
  const { id } = await tx.employeeContact.create({ data: { ...columnsOfContact(content), employeeId } });
  audit({ entity: 'contact', entityId: employeeId, after: { id, ...content } });
  return { id };
});
