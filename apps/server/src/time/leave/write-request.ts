import type { ProcedureContract } from '@wagewright/contracts';
import type { RequestedLeave } from '@wagewright/contracts/time/leave';
import { toJson } from '@wagewright/db/columns';
import { openApproval } from '../../approvals/instances/index.ts';
import type { ChangeCall } from '../../core/implement.ts';
import { findPerson, type Whose } from '../requests/index.ts';
import { requireAskable } from './check-request.ts';
import { findAskedType } from './find-type.ts';

type Changing = ChangeCall<ProcedureContract<'mutation'>>;

interface Asked extends RequestedLeave {
  readonly typeId: number;
  readonly reason: string | null;
  readonly files: readonly number[];
}

/** Asks for leave: the person is locked, so that two requests at once do not take the same day or the same balance. */
export async function writeRequest(call: Changing, employeeId: number, whose: Whose, asked: Asked) {
  const { tx, locks, actor, audit, deps } = call;
  await findPerson(tx, employeeId, whose);
  await locks.take('employee', employeeId);
  const person = await findPerson(tx, employeeId, whose);
  const { typeId, reason, files, ...wanted } = asked;
  const type = await findAskedType(tx, person, typeId);
  const { days, amount, hours } = await requireAskable(call, person, type, wanted);
  const { startDate, endDate, startPart, endPart } = wanted;
  const said = { employeeId, typeId, startDate, endDate, startPart, endPart, amount, hours, reason };
  const { id } = await tx.leaveRequest.create({
    data: {
      ...said,
      startDate: new Date(startDate),
      endDate: new Date(endDate),
      status: 'pending-approval',
      createdByUserId: actor.userId,
      createdAt: deps.clock(),
      days: { create: days.map((day) => ({ ...day, date: new Date(day.date), employeeId })) },
    },
  });
  const approvalId = await openApproval(call, { kind: 'leave', subjectId: id, remarks: reason ?? undefined, files });
  await tx.leaveRequest.update({ where: { id }, data: { approvalInstanceId: approvalId } });
  audit({ entity: 'leave-request', entityId: id, after: toJson({ ...said, status: 'pending-approval' }) });
  return { id, approvalId };
}
