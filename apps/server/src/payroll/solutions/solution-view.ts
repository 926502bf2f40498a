import { AppError } from '@wagewright/contracts';
import type { Prisma, PrismaClient } from '@wagewright/db';
import { legalEntityColumns, solutionColumns } from '@wagewright/db/columns';
import type { Reach } from '../../core/grants.ts';
import { solutionsWithin } from '../../core/scopes.ts';

/** Of the published copy without its definition, which is large: who needs that asks `deps.definitions` for it. */
export const solutionInclude = {
  legalEntity: { include: { _count: { select: { employees: { where: { terminationDate: null } } } } } },
  copies: { where: { status: 'published' }, take: 1, select: { id: true, number: true, definitionHash: true } },
  periods: { select: { _count: { select: { batches: true } } } },
  parent: { select: { id: true, name: true, status: true } },
} as const satisfies Prisma.SolutionInclude;
type SolutionRow = Prisma.SolutionGetPayload<{ include: typeof solutionInclude }>;

/**
 * The published copy of the parent that neither the draft nor, without one, the published copy has: by the child's id.
 * @returns nothing of a solution that inherits what is published, or from no other
 */
export async function offeredNumbers(prisma: PrismaClient, rows: readonly SolutionRow[]): Promise<ReadonlyMap<number, number>> {
  const children = rows.flatMap(({ id, parent }) => (parent ? [{ id, parentId: parent.id }] : []));
  if (children.length === 0) return new Map();
  const copiesOf = (ids: readonly number[], status: readonly string[]) =>
    prisma.solutionCopy.findMany({
      where: { solutionId: { in: [...ids] }, status: { in: [...status] } },
      select: { id: true, solutionId: true, number: true, parentCopyId: true },
      orderBy: { number: 'asc' },
    });
  const parents = await copiesOf(
    children.map(({ parentId }) => parentId),
    ['published'],
  );
  const own = await copiesOf(
    children.map(({ id }) => id),
    ['published', 'draft', 'releasing'],
  );
  const published = new Map(parents.map((copy) => [copy.solutionId, copy]));
  const inherited = new Map(own.map(({ solutionId, parentCopyId }) => [solutionId, parentCopyId]));
  return new Map(
    children.flatMap(({ id, parentId }): [number, number][] => {
      const offered = published.get(parentId);
      return offered && inherited.get(id) !== offered.id ? [[id, offered.number]] : [];
    }),
  );
}

export function viewSolution(row: SolutionRow, offered: ReadonlyMap<number, number>) {
  return {
    id: row.id,
    code: row.code,
    name: solutionColumns.name(row.name),
    legalEntityId: row.legalEntityId,
    legalEntity: legalEntityColumns.name(row.legalEntity.name),
    periodType: solutionColumns.periodType(row.periodType),
    currency: row.currency,
    status: solutionColumns.status(row.status),
    publishedCopy: row.copies[0]?.number ?? null,
    employeeCount: row.legalEntity._count.employees,
    batchCount: row.periods.reduce((sum, period) => sum + period._count.batches, 0),
    parent: row.parent && {
      id: row.parent.id,
      name: solutionColumns.name(row.parent.name),
      isActive: solutionColumns.status(row.parent.status) === 'active',
    },
    offeredNumber: offered.get(row.id) ?? null,
  };
}

/** @throws AppError NOT_FOUND outside of the reach as for what does not exist */
export async function requireSolution(prisma: PrismaClient, id: number, reach: Reach): Promise<SolutionRow> {
  const row = await prisma.solution.findFirst({ where: { AND: [{ id }, solutionsWithin(reach)] }, include: solutionInclude });
  if (!row) throw new AppError('NOT_FOUND', { what: 'solution', id });
  return row;
}
