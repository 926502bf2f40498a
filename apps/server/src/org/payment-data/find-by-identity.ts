import { findByIdentity as contract } from '@wagewright/contracts/org/payment-data';
import { implementQuery } from '../../core/implement.ts';
import { employeesWithin } from '../../core/scopes.ts';

export const findByIdentity = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const numberIndex = { in: deps.secrets.indexesOf('employee_identity.number', input.number) };
  const people = await deps.db.prisma.employee.findMany({
    where: { AND: [employeesWithin(reach, actor, deps.clock()), { identities: { some: { numberIndex } } }] },
    orderBy: { employeeNumber: 'asc' },
  });
  return { rows: people.map(({ id, employeeNumber, name }) => ({ employeeId: id, employeeNumber, name })) };
});
