import { AppError } from '@wagewright/contracts';
import { listContacts as contract } from '@wagewright/contracts/org/contacts';
import { contactColumns, isoDay } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { employeesWithin } from '../../core/scopes.ts';
import { mayEdit, meant } from './whose-contacts.ts';

export const listContacts = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { prisma } = deps.db;
  const employeeId = meant(actor, input.employeeId);
  const where = { AND: [{ id: employeeId }, employeesWithin(reach, actor, deps.clock())] };
  const found = await prisma.employee.findFirst({
    where,
    include: { contacts: { orderBy: [{ isEmergency: 'desc' }, { name: 'asc' }, { id: 'asc' }] } },
  });
  if (!found) throw new AppError('NOT_FOUND', { what: 'employee', id: employeeId });
  return {
    employeeId,
    rows: found.contacts.map(({ id, name, relationship, phone, birthDate, isEmergency, version }) => ({
      id,
      name,
      relationship: contactColumns.relationship(relationship),
      phone,
      birthDate: birthDate && isoDay(birthDate),
      isEmergency,
      version,
    })),
    mayEdit: await mayEdit(prisma, actor.grants.get('contact.edit'), actor, deps, employeeId),
  };
});
