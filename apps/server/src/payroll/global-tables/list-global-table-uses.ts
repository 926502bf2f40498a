import { listGlobalTableUses as contract } from '@wagewright/contracts/payroll/global-tables';
import { listGlobalTableUses as findUses, sqlOfPrisma } from '@wagewright/db';
import { copyColumns, solutionColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { solutionsWithin } from '../../core/scopes.ts';
import { lastBatchOf } from '../copies/index.ts';
import { requireGlobalTable } from './load-global-table.ts';
import { holdsFor } from './revisions.ts';

export const listGlobalTableUses = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const table = await requireGlobalTable(prisma, input.code);
  const uses = (await findUses(sqlOfPrisma(prisma), input.code)).filter(({ status }) => status !== 'discarded');
  const where = { AND: [{ id: { in: uses.map(({ solutionId }) => solutionId) } }, solutionsWithin(reach)] };
  const solutions = await prisma.solution.findMany({ where, select: { id: true, name: true, legalEntityId: true } });
  const tell = async ({ id, name, legalEntityId }: (typeof solutions)[number]) => {
    const latest = await holdsFor(prisma, table.id, legalEntityId);
    const lastBatch = await lastBatchOf(prisma, id);
    const batch = lastBatch && { id: lastBatch.id, name: lastBatch.name, payees: lastBatch.payeeCount };
    return { solution: solutionColumns.name(name), latest: latest?.number ?? null, lastBatch: batch };
  };
  const bySolution = new Map<number, Awaited<ReturnType<typeof tell>>>();
  // one after the other: they are few, and connections are for everybody
  for (const solution of solutions) bySolution.set(solution.id, await tell(solution));
  return {
    rows: uses.flatMap(({ solutionId, copyNumber, status, table: code, revision }) => {
      const solution = bySolution.get(solutionId);
      return solution ? [{ solutionId, copyNumber, status: copyColumns.status(status), table: code, revision, ...solution }] : [];
    }),
  };
});
