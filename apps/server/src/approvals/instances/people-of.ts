import type { Prisma } from '@wagewright/db';
import { covers, type StandIn, standInsFor } from '../delegations/index.ts';
import { type Standing, standingsOf } from '../processes/index.ts';
import { type ApprovalRow, type ApproverRow, currentNodeOf, isOpen, type NodeRow } from './approval-row.ts';

/** The people of some approvals, as they stand today. */
export interface People {
  standing(userId: number): Standing;
  name(userId: number): string;
  /** Who may decide on behalf of an approver today, by name. */
  delegates(approver: ApproverRow, kind: string): string[];
  /** Nobody of the current node's people can decide, or one whose word is needed cannot. */
  isStuck(row: ApprovalRow): boolean;
}

function peopleNamed({ submittedByUserId, nodes, decisions }: ApprovalRow): (number | null)[] {
  return [
    submittedByUserId,
    ...nodes.flatMap(({ addedByUserId, approvers }) => [
      addedByUserId,
      ...approvers.flatMap(({ userId, originUserId, delegateUserId }) => [userId, originUserId, delegateUserId]),
    ]),
    ...decisions.flatMap(({ userId, onBehalfOfUserId, targetUserId }) => [userId, onBehalfOfUserId, targetUserId]),
  ];
}

/** One word is enough where any may speak, and where somebody was brought in because the time was over. */
function isNodeStuck({ mode, approvers }: NodeRow, canDecide: (approver: ApproverRow) => boolean): boolean {
  const asked = approvers.filter(({ status }) => status === 'asked');
  if (asked.some((approver) => approver.origin === 'escalation' && canDecide(approver))) return false;
  return mode === 'any-of' ? !asked.some(canDecide) : !asked.every(canDecide) || asked.length === 0;
}

/** Reads, in two questions, everybody who is named in some approvals and who stands in for them. */
export async function peopleOf(tx: Prisma.TransactionClient, rows: readonly ApprovalRow[], today: Date): Promise<People> {
  const userIds = rows.flatMap(peopleNamed).filter((userId) => userId !== null);
  const standIns: readonly StandIn[] = await standInsFor(tx, userIds, today);
  const standing = await standingsOf(tx, [...userIds, ...standIns.map(({ toUserId }) => toUserId)], today);
  const delegateIds = ({ userId, delegateUserId }: ApproverRow, kind: string): number[] => [
    ...(delegateUserId === null ? [] : [delegateUserId]),
    ...standIns.filter((one) => one.fromUserId === userId && covers(one, kind)).map(({ toUserId }) => toUserId),
  ];
  const people: People = {
    standing,
    name: (userId) => standing(userId).name,
    delegates: (approver, kind) => [...new Set(delegateIds(approver, kind))].map((userId) => standing(userId).name),
    isStuck: (row) => {
      const canDecide = (approver: ApproverRow): boolean =>
        [approver.userId, ...delegateIds(approver, row.kind)].some(
          (userId) => userId !== row.submittedByUserId && standing(userId).problem === null,
        );
      return isOpen(row) && isNodeStuck(currentNodeOf(row), canDecide);
    },
  };
  return people;
}
