import { AppError } from '@wagewright/contracts';
import { addPunch as contract } from '@wagewright/contracts/time/attendance';
import { instantOf } from '@wagewright/db';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { findPerson, nameOfPerson, requireEmployedOn } from '../requests/index.ts';
import { countAround } from './count-around.ts';

export const addPunch = implementMutation(contract, async ({ input, tx, sql, locks, reach, actor, audit, deps }) => {
  const { employeeId, date, time, direction, reason } = input;
  const now = deps.clock();
  const whose = { reach, actor, now };
  await findPerson(tx, employeeId, whose);
  await locks.take('employee', employeeId);
  const person = await findPerson(tx, employeeId, whose);
  if (employeeId === actor.employeeId) throw new AppError('PUNCH_OWN');
  requireEmployedOn(person, date, date);
  const employee = nameOfPerson(person);
  const at = await instantOf(sql, person.legalEntity.timeZone, date, time);
  if (!at) throw new AppError('PUNCH_NO_SUCH_TIME', { employee, date, time });
  if (at > now) throw new AppError('PUNCH_AHEAD', { employee, date, time });
  const said = { employeeId, direction, source: 'hand', note: reason, createdByUserId: actor.userId };
  const { id } = await tx.punch.create({ data: { ...said, at, createdAt: now } });
  audit({ entity: 'punch', entityId: id, after: toJson({ employeeId, date, time, direction, reason }) });
  await countAround(sql, [employeeId], [at], now);
  return { id };
});
