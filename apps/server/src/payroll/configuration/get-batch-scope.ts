import { everybodyProgram, scopeProgram } from '@wagewright/calc-engine';
import { getBatchScope as contract, type ScopeStanding } from '@wagewright/contracts/payroll/configuration';
import { scopeOfBatch, sqlOfPrisma } from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';
import { implementQuery } from '../../core/implement.ts';
import { readBatch, type ShownBatch } from '../batches/index.ts';
import { namesOf, type Shown, tellStanding } from './tell-standing.ts';

export const getBatchScope = implementQuery(contract, async ({ input, reach, deps }) => {
  const { batchId, ...shown } = input;
  const batch = await readBatch(deps, batchId, reach);
  const isFrozen = batch.preparedAt !== null;
  const copy = isFrozen ? batch.copy : await copyToBe(deps, batch);
  const { definition } = deps.programs.of(copy, batch.period.solution.code);
  const sql = sqlOfPrisma(deps.db.prisma);
  if (isFrozen) {
    const conditions = scopeProgram(definition)?.parts ?? [];
    return {
      isFrozen,
      hasScope: conditions.length > 0 && batch._count.named === 0,
      standing: await frozen(deps, batch, conditions, shown),
    };
  }
  const scope = await scopeOfBatch(sql, batchId, { definition });
  const asked = { batchId, periodId: batch.periodId, solution: batch.period.solution.code };
  const standing = await tellStanding(deps, sql, { scope: scope ?? everybodyProgram(definition), asked, shown });
  return { isFrozen, hasScope: scope !== undefined, standing };
});

/** By which a batch will be prepared: what is published then. */
async function copyToBe({ db }: Deps, { copy, period }: ShownBatch): Promise<ShownBatch['copy']> {
  const published = await db.prisma.solutionCopy.findFirst({ where: { solutionId: period.solutionId, status: 'published' } });
  return published ?? copy;
}

/** As the batch was prepared: who was left out, and by which condition. What the records said of them then is not kept. */
async function frozen(deps: Deps, batch: ShownBatch, conditions: readonly string[], shown: Shown): Promise<ScopeStanding> {
  const { prisma } = deps.db;
  const batchId = batch.id;
  const { show, cause, offset: skip, limit: take } = shown;
  const counts = await prisma.batchLeftOut.groupBy({ by: ['cause'], where: { batchId }, _count: true });
  const countOf = (wanted: number | null): number => counts.find((one) => one.cause === wanted)?._count ?? 0;
  const page = { orderBy: { employeeId: 'asc' }, skip, take, select: { employeeId: true } } as const;
  const ids =
    show === 'in'
      ? await prisma.batchPayee.findMany({ where: { batchId }, ...page })
      : await prisma.batchLeftOut.findMany({ where: { batchId, cause: show === 'out' ? cause : null }, ...page });
  const names = await namesOf(
    deps,
    ids.map(({ employeeId }) => employeeId),
  );
  return {
    inScope: batch.payeeCount,
    undecided: countOf(null),
    leftOut: conditions.map((condition, index) => ({ condition, count: countOf(index) })),
    people: ids.map(({ employeeId }) => ({ ...names(employeeId), why: null })),
  };
}
