import { submitMyCorrection as contract } from '@wagewright/contracts/time/corrections';
import { toJson } from '@wagewright/db/columns';
import { openApproval } from '../../approvals/instances/index.ts';
import { implementMutation } from '../../core/implement.ts';
import { findPerson, ownEmployeeId } from '../requests/index.ts';
import { requireCorrection } from './check-correction.ts';

export const submitMyCorrection = implementMutation(contract, async (call) => {
  const { input, tx, sql, locks, actor, audit, deps } = call;
  const own = ownEmployeeId(actor);
  await locks.take('employee', own);
  const person = await findPerson(tx, own, { own });
  const now = deps.clock();
  const instants = await requireCorrection({ tx, sql, now }, person, input);
  const { date, wrongPunchIds, reason } = input;
  const status = 'pending-approval';
  const said = { employeeId: own, date: new Date(date), wrongPunchIds, reason, status, createdAt: now, createdByUserId: actor.userId };
  const { id } = await tx.punchCorrection.create({ data: { ...said, ...instants } });
  const approvalId = await openApproval(call, { kind: 'punch-correction', subjectId: id, remarks: reason, files: [] });
  await tx.punchCorrection.update({ where: { id }, data: { approvalInstanceId: approvalId } });
  audit({ entity: 'punch-correction', entityId: id, after: toJson({ ...input, employeeId: own, status }) });
  return { id, approvalId };
});
