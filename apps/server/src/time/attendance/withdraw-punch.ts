import { AppError } from '@wagewright/contracts';
import { withdrawPunch as contract } from '@wagewright/contracts/time/attendance';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { nameOfPerson, peopleOf, personInclude } from '../requests/index.ts';
import { countAround } from './count-around.ts';
import { localOf } from './view-day.ts';

export const withdrawPunch = implementMutation(contract, async ({ input, tx, sql, locks, reach, actor, audit, deps }) => {
  const { id, reason } = input;
  const now = deps.clock();
  const where = { id, employee: peopleOf({ reach, actor, now }) };
  const find = async () => {
    const found = await tx.punch.findFirst({ where, include: { employee: { include: personInclude } } });
    if (!found) throw new AppError('NOT_FOUND', { what: 'punch', id });
    return found;
  };
  const { employeeId } = await find();
  await locks.take('employee', employeeId);
  const punch = await find();
  if (employeeId === actor.employeeId) throw new AppError('PUNCH_OWN');
  if (punch.withdrawnAt) throw new AppError('PUNCH_WITHDRAWN', { employee: nameOfPerson(punch.employee) });
  await tx.punch.update({ where: { id }, data: { withdrawnAt: now, withdrawalReason: reason } });
  const before = { employeeId, ...localOf(punch.employee.legalEntity.timeZone, punch.at), direction: punch.direction };
  audit({ entity: 'punch', entityId: id, before: toJson(before), after: { withdrawn: true, reason } });
  await countAround(sql, [employeeId], [punch.at], now);
  return { id };
});
