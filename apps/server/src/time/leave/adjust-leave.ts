import { AppError } from '@wagewright/contracts';
import { fractionOfDecimal } from '@wagewright/contracts/fraction';
import { adjustLeave as contract } from '@wagewright/contracts/time/leave';
import { adjustmentFault, leaveYearFirst } from '@wagewright/db';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { findPerson, nameOfPerson } from '../requests/index.ts';
import { openAccount, viewBalance } from './account.ts';
import { writeAndSettle } from './count-request.ts';
import { findTypeOf } from './find-type.ts';
import { nameOfType } from './load-type.ts';

export const adjustLeave = implementMutation(contract, async (call) => {
  const { input, tx, sql, locks, reach, actor, audit, deps } = call;
  const { employeeId, typeId, day, amount, reason } = input;
  const whose = { reach, actor, now: deps.clock() };
  if (employeeId === actor.employeeId) throw new AppError('LEAVE_OWN');
  await findPerson(tx, employeeId, whose);
  await locks.take('employee', employeeId);
  const person = await findPerson(tx, employeeId, whose);
  const type = await findTypeOf(tx, person, typeId);
  const account = await openAccount(sql, employeeId, type);
  const fault = adjustmentFault(account, day);
  const { code, ...where } = fault ?? {};
  if (code) throw new AppError(code, { type: nameOfType(type), day, employee: nameOfPerson(person), ...where });
  const number = await tx.leaveEntry.count({ where: { employeeId, typeId, kind: 'adjustment' } });
  const entry = { employeeId, typeId, kind: 'adjustment', key: `adjustment/${number + 1}`, day, reason } as const;
  const year = leaveYearFirst(account.rules, account.records, day);
  await writeAndSettle(call, person, type, [{ ...entry, year, amount: fractionOfDecimal(amount), facts: { why: 'adjustment' } }]);
  const before = viewBalance(account, day).balance;
  const { balance } = viewBalance(await openAccount(sql, employeeId, type), day);
  audit({
    entity: 'leave-ledger',
    entityId: employeeId,
    before: { balance: before },
    after: toJson({ typeId, day, amount, reason, balance }),
  });
  return { balance };
});
