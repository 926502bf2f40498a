import { AppError } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import { solutionColumns } from '@wagewright/db/columns';
import type { Reach } from '../../core/grants.ts';
import { solutionsWithin } from '../../core/scopes.ts';
import { type WholeCopy, wholeCopy } from '../copies/index.ts';

type Reads = Pick<Prisma.TransactionClient, 'solution' | 'solutionCopy'>;

const family = { parent: true } as const satisfies Prisma.SolutionInclude;
export type ChildRow = Prisma.SolutionGetPayload<{ include: typeof family }>;
export interface Child extends ChildRow {
  readonly parent: NonNullable<ChildRow['parent']>;
}

/**
 * A solution with its parent. Whoever reads a child may know what it inherits: of the parent its name and its published copies, be they in reach
 * or not, and nothing else.
 * @throws AppError NOT_FOUND outside of the reach as for what does not exist
 */
export async function findChild(tx: Reads, id: number, reach: Reach): Promise<Child | null> {
  const row = await tx.solution.findFirst({ where: { AND: [{ id }, solutionsWithin(reach)] }, include: family });
  if (!row) throw new AppError('NOT_FOUND', { what: 'solution', id });
  const { parent } = row;
  return parent && { ...row, parent };
}

export const viewParent = ({ parent: { id, code, name, status } }: Child) => ({
  id,
  code,
  name: solutionColumns.name(name),
  isActive: status === 'active',
});

/** What is published in a solution. */
export const publishedCopy = (tx: Reads, solutionId: number): Promise<WholeCopy | null> =>
  tx.solutionCopy.findFirst({ where: { solutionId, status: 'published' }, select: wholeCopy });

/** The draft of a solution, in approval or not; else what a draft would be made of. */
export async function copyInHand(tx: Reads, solutionId: number): Promise<WholeCopy | null> {
  const draft = await tx.solutionCopy.findFirst({ where: { solutionId, status: { in: ['draft', 'releasing'] } }, select: wholeCopy });
  const latest = { where: { solutionId }, orderBy: { number: 'desc' }, select: wholeCopy } as const;
  return draft ?? (await publishedCopy(tx, solutionId)) ?? (await tx.solutionCopy.findFirst(latest));
}

/** The parent's copy that a copy of a child inherits. */
export const inheritedCopy = (tx: Reads, { parentCopyId }: Pick<WholeCopy, 'parentCopyId'>): Promise<WholeCopy> =>
  tx.solutionCopy.findUniqueOrThrow({ where: { id: parentCopyId ?? 0 }, select: wholeCopy });
