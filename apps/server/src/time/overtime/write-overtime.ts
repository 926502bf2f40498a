import type { ProcedureContract } from '@wagewright/contracts';
import { type CompensationWay, overtimeMinutes } from '@wagewright/contracts/time/overtime';
import { toJson } from '@wagewright/db/columns';
import { openApproval } from '../../approvals/instances/index.ts';
import type { ChangeCall } from '../../core/implement.ts';
import { findPerson, type Whose } from '../requests/index.ts';
import { requireOvertime } from './check-overtime.ts';
import { planDays, type TypedOvertime } from './plan-days.ts';
import { sumOfHours } from './view-overtime.ts';

interface Asked extends TypedOvertime {
  readonly compensationWay: CompensationWay;
  readonly leaveTypeId: number | null;
  readonly reason: string | null;
  readonly files: readonly number[];
}

/** Asks for overtime: the person is locked, so that no time is asked for twice. */
export async function writeOvertime(call: ChangeCall<ProcedureContract<'mutation'>>, employeeId: number, whose: Whose, asked: Asked) {
  const { tx, locks, actor, audit, deps } = call;
  await findPerson(tx, employeeId, whose);
  await locks.take('employee', employeeId);
  const person = await findPerson(tx, employeeId, whose);
  const { date, startTime, endTime, compensationWay, leaveTypeId, reason, files } = asked;
  const days = await planDays(call, person, asked);
  const minutes = overtimeMinutes(startTime, endTime);
  await requireOvertime(tx, person, { date, minutes, days, compensationWay, leaveTypeId });
  const hours = sumOfHours(days.map((day) => day.hours));
  const said = { employeeId, compensationWay, leaveTypeId, reason, kind: days[0]?.kind ?? 'weekday', hours, status: 'pending-approval' };
  const { id } = await tx.overtimeRequest.create({
    data: {
      ...said,
      ...minutes,
      date: new Date(date),
      appliedHours: hours,
      createdByUserId: actor.userId,
      createdAt: deps.clock(),
      days: {
        create: days.map((day) => ({ date: new Date(day.date), employeeId, kind: day.kind, appliedHours: day.hours, hours: day.hours })),
      },
    },
  });
  const approvalId = await openApproval(call, { kind: 'overtime', subjectId: id, remarks: reason ?? undefined, files });
  await tx.overtimeRequest.update({ where: { id }, data: { approvalInstanceId: approvalId } });
  const hoursByDate = days.length > 1 ? { hoursByDate: days.map((day) => day.hours) } : {};
  audit({ entity: 'overtime-request', entityId: id, after: toJson({ ...said, date, startTime, endTime, ...hoursByDate }) });
  return { id, approvalId };
}
