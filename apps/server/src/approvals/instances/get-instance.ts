import { getInstance as contract } from '@wagewright/contracts/approvals/instances';
import { approvalNodeColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { loadApproval, namesOf, viewApproval } from './approval-view.ts';

export const getInstance = implementQuery(contract, async ({ input, actor, deps }) => {
  const { prisma } = deps.db;
  const row = await loadApproval(prisma, input.id, actor.userId);
  const people = [
    row.submittedByUserId,
    ...row.nodes.flatMap(({ approvers }) => approvers.map(({ userId }) => userId)),
    ...row.decisions.flatMap(({ userId, onBehalfOfUserId }) => [userId, onBehalfOfUserId]),
  ];
  const nameOf = await namesOf(prisma, people);
  return {
    ...viewApproval(row, actor.userId, nameOf),
    nodes: row.nodes.map(({ sequence, name, status, approvers }) => ({
      sequence,
      name: approvalNodeColumns.name(name),
      status: approvalNodeColumns.status(status),
      approvers: approvers.map(({ userId }) => nameOf(userId)),
    })),
    decisions: row.decisions
      .sort((left, right) => left.id - right.id)
      .map(({ at, userId, onBehalfOfUserId, action, remarks }) => ({
        at: at.toISOString(),
        who: nameOf(userId),
        onBehalfOf: onBehalfOfUserId === null ? null : nameOf(onBehalfOfUserId),
        action,
        remarks,
      })),
  };
});
