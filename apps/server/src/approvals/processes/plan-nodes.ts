import { limits } from '@wagewright/contracts';
import {
  type ApprovalKind,
  type ApproverProblem,
  type ApproverRule,
  applies,
  type NodeProblem,
  type ProcessNode,
  type SubjectFacts,
} from '@wagewright/contracts/approvals/processes';
import type { Prisma } from '@wagewright/db';
import { findPeople, type Viewpoint } from './find-people.ts';
import { standingsOf } from './standings.ts';

export interface PlannedPerson {
  readonly userId: number;
  readonly name: string;
  readonly problem: ApproverProblem | null;
}

/** A node as it would be gone through. */
export interface PlannedNode {
  readonly node: ProcessNode;
  readonly position: number;
  readonly applies: boolean;
  readonly people: readonly PlannedPerson[];
  /** Who may decide as well once its time is over; those who cannot are left out. */
  readonly reserve: readonly number[];
  readonly problems: readonly NodeProblem[];
}

export interface PlanWanted extends Viewpoint {
  readonly kind: ApprovalKind;
  readonly facts: SubjectFacts;
  readonly submitterUserId: number;
}

interface Named {
  readonly userIds: readonly number[];
  readonly problems: readonly NodeProblem[];
}

/** Everybody whom several rules name, each once, by the order of the rules. */
export async function findAll(tx: Prisma.TransactionClient, rules: readonly ApproverRule[], from: Viewpoint): Promise<Named> {
  const userIds = new Set<number>();
  const problems = new Set<NodeProblem>();
  for (const rule of rules) {
    const found = await findPeople(tx, rule, from);
    if ('problem' in found) problems.add(found.problem);
    else for (const userId of found.userIds) userIds.add(userId);
  }
  if (userIds.size > limits.approversPerNodeMax) return { userIds: [], problems: [...problems, 'too-many'] };
  return { userIds: [...userIds], problems: [...problems] };
}

/** What is wrong where nobody of those who are named can be asked. */
function whyNobody(people: readonly PlannedPerson[]): NodeProblem[] {
  if (people.some(({ problem }) => problem === null)) return [];
  if (people.length === 0) return ['nobody'];
  return [people.every(({ problem }) => problem === 'submitter') ? 'only-submitter' : 'all-unable', 'nobody'];
}

async function planNode(tx: Prisma.TransactionClient, node: ProcessNode, position: number, wanted: PlanWanted): Promise<PlannedNode> {
  if (!applies(wanted.kind, node, wanted.facts)) return { node, position, applies: false, people: [], reserve: [], problems: [] };
  const { userIds, problems } = await findAll(tx, node.approvers, wanted);
  const later = await findAll(tx, node.deadline?.escalateTo ?? [], wanted);
  const standingOf = await standingsOf(tx, [...userIds, ...later.userIds], wanted.today);
  const isFit = (userId: number) => userId !== wanted.submitterUserId && standingOf(userId).problem === null;
  const people = userIds.map((userId): PlannedPerson => {
    const { name, problem } = standingOf(userId);
    return { userId, name, problem: userId === wanted.submitterUserId ? 'submitter' : problem };
  });
  const reserve = later.userIds.filter((userId) => isFit(userId) && !userIds.includes(userId));
  return { node, position, applies: true, people, reserve, problems: [...problems, ...whyNobody(people)] };
}

/** Who would be asked at each node today, and what is wrong. Nobody is asked about what they submit themselves. */
export async function planNodes(
  tx: Prisma.TransactionClient,
  nodes: readonly ProcessNode[],
  wanted: PlanWanted,
): Promise<readonly PlannedNode[]> {
  const planned: PlannedNode[] = [];
  for (const [index, node] of nodes.entries()) planned.push(await planNode(tx, node, index + 1, wanted));
  return planned;
}
