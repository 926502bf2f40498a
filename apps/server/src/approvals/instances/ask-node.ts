import { approvalColumns, approvalNodeColumns } from '@wagewright/db/columns';
import { notifyUsers } from '../../platform/notifications/index.ts';
import { covers, standInsFor } from '../delegations/index.ts';
import type { ApprovalCall } from './approval-call.ts';
import { dayOf } from './approval-row.ts';

const hourMs = 3_600_000;
const hoursAfter = (from: Date, hours: number): Date => new Date(from.getTime() + hours * hourMs);

/** From when a node has to be answered, by its design. */
function timesOf(design: unknown, now: Date) {
  const deadline = approvalNodeColumns.design(design)?.deadline ?? null;
  const remind = deadline?.remindAfterHours ?? null;
  return {
    askedAt: now,
    dueAt: deadline && hoursAfter(now, deadline.hours),
    remindAt: remind === null ? null : hoursAfter(now, remind),
    escalatedAt: null,
    stuckToldAt: null,
  };
}

/** Whose turn it is among those who wait: everybody, or the first where one is asked after the other. */
const inTurn = <Approver extends { status: string }>(mode: string, approvers: readonly Approver[]): Approver[] => {
  const waiting = approvers.filter(({ status }) => status === 'waiting');
  if (mode !== 'in-sequence') return waiting;
  return approvers.some(({ status }) => status === 'asked') ? [] : waiting.slice(0, 1);
};

/** Tells people that they are asked, and those who stand in for them today. Once for each version of the approval. */
export async function tellAsked(call: ApprovalCall, instanceId: number, userIds: readonly number[]): Promise<void> {
  const row = await call.tx.approvalInstance.findUniqueOrThrow({ where: { id: instanceId } });
  const standIns = await standInsFor(call.tx, userIds, dayOf(call.deps.clock()));
  const told = [...userIds, ...standIns.filter((one) => covers(one, row.kind)).map(({ toUserId }) => toUserId)];
  await notifyUsers(
    call,
    [...new Set(told)].filter((userId) => userId !== row.submittedByUserId),
    {
      template: 'approval-requested',
      thing: `approval:${row.id}:${row.version}`,
      title: approvalColumns.title(row.title),
      link: `/approvals/${row.id}`,
    },
  );
}

/** Asks whoever's turn it is at the current node. @returns who is asked now and was not before */
export async function askInTurn(call: ApprovalCall, instanceId: number, sequence: number): Promise<number[]> {
  const node = await call.tx.approvalNode.findUniqueOrThrow({
    where: { instanceId_sequence: { instanceId, sequence } },
    include: { approvers: { orderBy: [{ position: 'asc' }, { userId: 'asc' }] } },
  });
  const userIds = inTurn(node.mode, node.approvers).map(({ userId }) => userId);
  await call.tx.approvalApprover.updateMany({ where: { instanceId, sequence, userId: { in: userIds } }, data: { status: 'asked' } });
  await tellAsked(call, instanceId, userIds);
  return userIds;
}

/** Makes a node the current one and asks its approvers; its time begins. The caller has settled what becomes of the one before. */
export async function askNode(call: ApprovalCall, instanceId: number, sequence: number): Promise<void> {
  const { design } = await call.tx.approvalNode.findUniqueOrThrow({ where: { instanceId_sequence: { instanceId, sequence } } });
  await call.tx.approvalNode.update({
    where: { instanceId_sequence: { instanceId, sequence } },
    data: { status: 'current', ...timesOf(design, call.deps.clock()) },
  });
  await call.tx.approvalInstance.update({ where: { id: instanceId }, data: { currentNode: sequence } });
  await askInTurn(call, instanceId, sequence);
}
