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
  const told = await Promise.all(
    solutions.map(async ({ id, name, legalEntityId }) => {
      const latest = await holdsFor(prisma, table.id, legalEntityId);
      const lastBatch = await lastBatchOf(prisma, id);
      const batch = lastBatch && { id: lastBatch.id, name: lastBatch.name, payees: lastBatch.payeeCount };
      return [id, { solution: solutionColumns.name(name), latest: latest?.number ?? null, lastBatch: batch }] as const;
    }),
  );
  const bySolution = new Map(told);
  return {
    rows: uses.flatMap(({ solutionId, copyNumber, status, table: code, revision }) => {
      const solution = bySolution.get(solutionId);
      return solution ? [{ solutionId, copyNumber, status: copyColumns.status(status), table: code, revision, ...solution }] : [];
    }),
  };
});
