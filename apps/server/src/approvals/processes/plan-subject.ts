import type { NodeProblem, ProcessNode } from '@wagewright/contracts/approvals/processes';
import type { Prisma } from '@wagewright/db';
import type { Actor } from '../../core/actor.ts';
import { type PickedProcess, pickProcess } from './pick-process.ts';
import { type PlannedNode, type PlanWanted, planNodes } from './plan-nodes.ts';

/** A subject as its handler describes it (instances/handlers.ts), with the kind and the day. */
export interface PlanFor extends Omit<PlanWanted, 'submitterUserId' | 'submitterEmployeeId'> {
  readonly solutionId: number | null;
}

export interface Plan {
  readonly process: PickedProcess;
  readonly nodes: readonly PlannedNode[];
  readonly problems: readonly NodeProblem[];
}

/**
 * How a subject would be approved if the caller submitted it now.
 * @param draft nodes that are not saved yet; without them, those of the process that counts for the subject
 */
export async function planSubject(
  { tx, actor }: { readonly tx: Prisma.TransactionClient; readonly actor: Actor },
  subject: PlanFor,
  draft?: readonly ProcessNode[],
): Promise<Plan> {
  const process = draft ? { versionId: null, name: null, nodes: draft } : await pickProcess(tx, subject.kind, subject.solutionId);
  const wanted = { ...subject, submitterUserId: actor.userId, submitterEmployeeId: actor.employeeId };
  const nodes = await planNodes(tx, process.nodes, wanted);
  return { process, nodes, problems: nodes.some((node) => node.applies) ? [] : ['none-applies'] };
}
