import { findByAccount as contract } from '@wagewright/contracts/org/payment-data';
import { implementQuery } from '../../core/implement.ts';
import { employeesWithin } from '../../core/scopes.ts';

export const findByAccount = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { secrets, db } = deps;
  const accountIndex = { in: secrets.indexesOf('employee_bank_account.account', input.number) };
  const furtherIndex = { in: secrets.indexesOf('employee_bank_split.account', input.number) };
  const numberIndex = { in: secrets.indexesOf('employee_tax_registration.number', input.number) };
  const further = { bankSplits: { some: { accountIndex: furtherIndex } } };
  const has = { OR: [{ bankAccounts: { some: { accountIndex } } }, further, { taxNumbers: { some: { numberIndex } } }] };
  const people = await db.prisma.employee.findMany({
    where: { AND: [employeesWithin(reach, actor, deps.clock()), has] },
    orderBy: { employeeNumber: 'asc' },
  });
  return { rows: people.map(({ id, employeeNumber, name }) => ({ employeeId: id, employeeNumber, name })) };
});
