import { AppError } from '@wagewright/contracts';
import { createEmployeeUser as contract } from '@wagewright/contracts/identity/users';
import { implementMutation } from '../../core/implement.ts';
import { requireFreeAccount } from './write-user.ts';

export const createEmployeeUser = implementMutation(contract, async ({ input, tx, reach, audit }) => {
  const { employeeId, account } = input;
  const within = reach.all ? {} : { legalEntityId: { in: [...reach.legalEntityIds] } };
  const employee = await tx.employee.findFirst({ where: { AND: [{ id: employeeId }, within] }, include: { user: true } });
  if (!employee) throw new AppError('NOT_FOUND', { what: 'employee', id: employeeId });
  const { name, user } = employee;
  if (user) throw new AppError('EMPLOYEE_HAS_USER', { name, account: user.account });
  await requireFreeAccount(tx, account);
  const role = await tx.role.findUniqueOrThrow({ where: { code: 'employee' } });
  const data = { kind: 'employee', account, displayName: name, employeeId };
  const { id } = await tx.user.create({ data: { ...data, roles: { create: { roleId: role.id } } } });
  audit({ entity: 'user', entityId: id, after: { ...data, roles: [{ role: role.code, legalEntityId: null }] } });
  return { id };
});
