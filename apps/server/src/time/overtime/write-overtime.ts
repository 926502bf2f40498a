import type { ProcedureContract } from '@wagewright/contracts';
import { toJson } from '@wagewright/db/columns';
import { openApproval } from '../../approvals/instances/index.ts';
import type { ChangeCall } from '../../core/implement.ts';
import { findPerson, type Whose } from '../requests/index.ts';
import { type AskedOvertime, requireOvertime } from './check-overtime.ts';

interface Asked extends AskedOvertime {
  readonly reason: string | null;
  readonly files: readonly number[];
}

/** Asks for overtime: the person is locked, so that a day is not asked for twice. */
export async function writeOvertime(call: ChangeCall<ProcedureContract<'mutation'>>, employeeId: number, whose: Whose, asked: Asked) {
  const { tx, locks, actor, audit, deps } = call;
  await findPerson(tx, employeeId, whose);
  await locks.take('employee', employeeId);
  const person = await findPerson(tx, employeeId, whose);
  const { files, hours, ...said } = asked;
  const kind = await requireOvertime(tx, person, asked);
  const { id } = await tx.overtimeRequest.create({
    data: {
      ...said,
      employeeId,
      date: new Date(said.date),
      kind,
      hours,
      appliedHours: hours,
      status: 'pending-approval',
      createdByUserId: actor.userId,
      createdAt: deps.clock(),
    },
  });
  const approvalId = await openApproval(call, { kind: 'overtime', subjectId: id, remarks: said.reason ?? undefined, files });
  await tx.overtimeRequest.update({ where: { id }, data: { approvalInstanceId: approvalId } });
  audit({ entity: 'overtime-request', entityId: id, after: toJson({ ...said, employeeId, kind, hours, status: 'pending-approval' }) });
  return { id, approvalId };
}
