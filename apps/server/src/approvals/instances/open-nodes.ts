import { AppError } from '@wagewright/contracts';
import type { ApprovalKind } from '@wagewright/contracts/approvals/processes';
import type { Prisma } from '@wagewright/db';
import { toJson } from '@wagewright/db/columns';
import { type Plan, type PlannedNode, planSubject } from '../processes/index.ts';
import type { ApprovalCall } from './approval-call.ts';
import { dayOf } from './approval-row.ts';
import type { ApprovalSubject } from './handlers.ts';

/**
 * How a subject will be approved, when its process can do it.
 * @throws AppError APPROVER_MISSING where a node that applies has nobody who can be asked, NO_NODE_APPLIES
 */
export async function requirePlan(call: ApprovalCall, kind: ApprovalKind, subject: ApprovalSubject): Promise<Plan> {
  const plan = await planSubject(call, {
    kind,
    facts: subject.facts,
    solutionId: subject.solutionId,
    subjectEmployeeId: subject.employeeId,
    subjectPlace: subject.place,
    subjectApproverUserIds: subject.approverUserIds,
    today: dayOf(call.deps.clock()),
  });
  if (plan.problems.length > 0) throw new AppError('NO_NODE_APPLIES');
  const empty = plan.nodes.find(({ problems }) => problems.includes('nobody'));
  if (empty) {
    const reason = empty.problems.find((problem) => problem !== 'nobody') ?? 'nobody';
    throw new AppError('APPROVER_MISSING', { position: empty.position, node: empty.node.name, reason });
  }
  return plan;
}

/** A node as it stays for this submission, with those who can be asked on this day. */
const nodeOf = ({ node, position, applies, people, reserve }: PlannedNode, sequence: number) => ({
  sequence,
  position,
  name: node.name,
  mode: node.mode,
  status: applies ? 'waiting' : 'skipped',
  design: toJson(node),
  approvers: {
    create: [
      ...people.filter(({ problem }) => problem === null).map(({ userId }, index) => ({ userId, position: index + 1, status: 'waiting' })),
      ...reserve.map((userId, index) => ({ userId, position: people.length + index + 1, status: 'reserve', origin: 'escalation' })),
    ],
  },
});

/**
 * Writes a plan's nodes as those of an instance, numbered on from those that it had.
 * @returns the sequence of the first one that applies
 */
export async function writeNodes(tx: Prisma.TransactionClient, instanceId: number, plan: Plan, after: number): Promise<number> {
  await tx.approvalNode.deleteMany({ where: { instanceId } });
  for (const [index, planned] of plan.nodes.entries())
    await tx.approvalNode.create({ data: { instanceId, ...nodeOf(planned, after + index + 1) } });
  return after + plan.nodes.findIndex(({ applies }) => applies) + 1;
}
