import { AppError, requireTransition } from '@wagewright/contracts';
import { answerChanges as contract, dueChangeMachine } from '@wagewright/contracts/payroll/variance';
import { countDueChanges, listAssignees } from '@wagewright/db';
import { dueChangeColumns } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { type BatchCall, loadBatchForChange, requireBatchEvent } from '../batches/index.ts';
import { answerAllChanges } from './answer-all-changes.ts';

type NamedCall = Pick<BatchCall, 'tx' | 'deps' | 'actor' | 'audit'>;

interface Answer {
  readonly batchId: number;
  readonly event: Parameters<typeof answerAllChanges>[3]['event'];
  readonly remark: string | undefined;
  readonly assignedToUserId: number | undefined;
}

/** Those of named people, each by its own state and with its own line in the audit. */
async function answerNamed(call: NamedCall, ids: readonly number[], { batchId, event, remark, assignedToUserId }: Answer): Promise<number> {
  const { tx, deps, actor, audit } = call;
  const employeeIds = [...new Set(ids)];
  const found = await tx.dueChange.findMany({ where: { batchId, employeeId: { in: employeeIds } } });
  const missing = employeeIds.find((id) => !found.some(({ employeeId }) => employeeId === id));
  if (missing !== undefined) throw new AppError('NOT_FOUND', { what: 'change of employee', id: missing });
  const assigned = assignedToUserId === undefined ? {} : { assignedToUserId };
  const answer = { answeredByUserId: actor.userId, answeredAt: deps.clock(), ...(remark ? { note: remark } : {}), ...assigned };
  for (const { employeeId, state } of found) {
    const { to } = requireTransition(dueChangeMachine, { id: employeeId, status: dueChangeColumns.state(state) }, event, {});
    await tx.dueChange.update({ where: { batchId_employeeId: { batchId, employeeId } }, data: { ...answer, state: to } });
    const told = { event, state: to, ...(remark ? { remark } : {}), ...assigned };
    audit({ entity: 'due-change', entityId: `${batchId}:${employeeId}`, before: { state }, after: told });
  }
  return found.length;
}

/** Under the batch’s lock, so that nobody signs off what is being compared anew or submitted. */
export const answerChanges = implementMutation(contract, async (call) => {
  const { input, sql, deps, actor, audit, notify, unchanged } = call;
  const { batchId, event, remark, userId, employeeIds = [], filter } = input;
  const batch = await loadBatchForChange(call, batchId);
  requireBatchEvent(batch, 'answer-findings');
  if (!remark && (event === 'note' || event === 'sign-off')) throw new AppError('REMARK_MISSING', {});
  if (event === 'assign' && !(await listAssignees(sql, batchId)).some((one) => one.userId === userId))
    throw new AppError('NOT_FOUND', { what: 'user', id: userId ?? 0 });
  const assignedToUserId = event === 'assign' ? userId : undefined;
  const named = await answerNamed(call, employeeIds, { batchId, event, remark, assignedToUserId });
  const others = filter
    ? await answerAllChanges(sql, batchId, filter, { event, userId: actor.userId, at: deps.clock(), remark, assignedToUserId })
    : 0;
  if (others > 0) {
    audit({
      entity: 'due-change',
      entityId: `${batchId}:all`,
      after: { event, people: others, remark: remark ?? null, assignedToUserId: assignedToUserId ?? null, ...filter },
    });
  }
  const answered = named + others;
  if (answered === 0) unchanged();
  await notify({ topic: 'batch', id: batchId });
  return { answered, counts: await countDueChanges(sql, batchId) };
});
