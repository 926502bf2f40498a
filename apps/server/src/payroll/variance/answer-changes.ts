import { AppError, requireTransition } from '@wagewright/contracts';
import { answerChanges as contract, dueChangeMachine } from '@wagewright/contracts/payroll/variance';
import { countDueChanges, listAssignees } from '@wagewright/db';
import { dueChangeColumns } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { loadBatchForChange, requireBatchEvent } from '../batches/index.ts';

/** Under the batch's lock, so that nobody signs off what is being compared anew or submitted. */
export const answerChanges = implementMutation(contract, async (call) => {
  const { input, tx, sql, deps, actor, audit, notify } = call;
  const { batchId, event, remark, userId } = input;
  const batch = await loadBatchForChange(call, batchId);
  requireBatchEvent(batch, 'answer-findings');
  if (!remark && (event === 'note' || event === 'sign-off')) throw new AppError('REMARK_MISSING', {});
  const employeeIds = [...new Set(input.employeeIds)];
  const found = await tx.dueChange.findMany({ where: { batchId, employeeId: { in: employeeIds } } });
  const missing = employeeIds.find((id) => !found.some(({ employeeId }) => employeeId === id));
  if (missing !== undefined) throw new AppError('NOT_FOUND', { what: 'change of employee', id: missing });
  if (event === 'assign' && !(await listAssignees(sql, batchId)).some((one) => one.userId === userId))
    throw new AppError('NOT_FOUND', { what: 'user', id: userId ?? 0 });
  const answer = { answeredByUserId: actor.userId, answeredAt: deps.clock(), ...(remark ? { note: remark } : {}) };
  const assigned = event === 'assign' ? { assignedToUserId: userId ?? null } : {};
  for (const { employeeId, state } of found) {
    const { to } = requireTransition(dueChangeMachine, { id: employeeId, status: dueChangeColumns.state(state) }, event, {});
    await tx.dueChange.update({ where: { batchId_employeeId: { batchId, employeeId } }, data: { ...answer, ...assigned, state: to } });
    const told = { event, state: to, ...(remark ? { remark } : {}), ...assigned };
    audit({ entity: 'due-change', entityId: `${batchId}:${employeeId}`, before: { state }, after: told });
  }
  await notify({ topic: 'batch', id: batchId });
  return { answered: found.length, counts: await countDueChanges(sql, batchId) };
});
