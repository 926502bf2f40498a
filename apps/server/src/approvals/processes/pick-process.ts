import { type ApprovalKind, approvalKindOf, type ProcessNode } from '@wagewright/contracts/approvals/processes';
import type { Prisma } from '@wagewright/db';
import { approvalProcessVersionColumns } from '@wagewright/db/columns';

export interface PickedProcess {
  /** Null: the built-in process of the kind. */
  readonly versionId: number | null;
  readonly name: string | null;
  readonly nodes: readonly ProcessNode[];
}

/** The newest version of a process, which is the one that counts. */
export const newestVersion = { orderBy: { number: 'desc' }, take: 1 } as const satisfies Prisma.ApprovalProcessVersionFindManyArgs;

/** The process of the solution, else the general one, else the kind's built-in one. */
export async function pickProcess(tx: Prisma.TransactionClient, kind: ApprovalKind, solutionId: number | null): Promise<PickedProcess> {
  const living = await tx.approvalProcess.findMany({
    where: { kind, retiredAt: null, OR: [{ solutionId: null }, ...(solutionId === null ? [] : [{ solutionId }])] },
    include: { versions: newestVersion },
  });
  const process = living.find((one) => one.solutionId !== null) ?? living[0];
  const version = process?.versions[0];
  if (!process || !version) return { versionId: null, name: null, nodes: approvalKindOf(kind).defaultNodes };
  return { versionId: version.id, name: process.name, nodes: approvalProcessVersionColumns.nodes(version.nodes) };
}
