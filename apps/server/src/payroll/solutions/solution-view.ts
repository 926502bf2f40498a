import { AppError } from '@wagewright/contracts';
import type { Prisma, PrismaClient } from '@wagewright/db';
import { legalEntityColumns, solutionColumns } from '@wagewright/db/columns';
import type { Reach } from '../../core/grants.ts';
import { solutionsWithin } from '../../core/scopes.ts';

export const solutionInclude = {
  legalEntity: { include: { _count: { select: { employees: { where: { terminationDate: null } } } } } },
  copies: { where: { status: 'published' }, take: 1 },
  periods: { select: { _count: { select: { batches: true } } } },
} as const satisfies Prisma.SolutionInclude;
type SolutionRow = Prisma.SolutionGetPayload<{ include: typeof solutionInclude }>;

export function viewSolution(row: SolutionRow) {
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
  };
}

/** @throws AppError NOT_FOUND outside of the reach as for what does not exist */
export async function requireSolution(prisma: PrismaClient, id: number, reach: Reach): Promise<SolutionRow> {
  const row = await prisma.solution.findFirst({ where: { AND: [{ id }, solutionsWithin(reach)] }, include: solutionInclude });
  if (!row) throw new AppError('NOT_FOUND', { what: 'solution', id });
  return row;
}
