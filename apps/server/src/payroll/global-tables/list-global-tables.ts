import { listGlobalTables as contract } from '@wagewright/contracts/payroll/global-tables';
import { listGlobalTableUses, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { solutionsWithin } from '../../core/scopes.ts';
import { viewGlobalTable } from './load-global-table.ts';
import { isPresent } from './present-use.ts';

export const listGlobalTables = implementQuery(contract, async ({ reach, deps }) => {
  const { prisma } = deps.db;
  const revisions = {
    where: { legalEntityId: null },
    orderBy: { number: 'desc' },
    take: 1,
    select: { number: true, madeAt: true },
  } as const;
  const rows = await prisma.globalTable.findMany({ include: { revisions }, orderBy: [{ category: 'asc' }, { code: 'asc' }] });
  const uses = rows.length > 0 ? await listGlobalTableUses(sqlOfPrisma(prisma)) : [];
  const reached = await prisma.solution.findMany({ where: solutionsWithin(reach), select: { id: true } });
  const own = new Set(reached.map(({ id }) => id));
  return {
    rows: rows.map((row) => {
      const [latest] = row.revisions;
      const users = uses.filter((use) => use.globalCode === row.code && own.has(use.solutionId) && isPresent(use));
      return {
        ...viewGlobalTable(row),
        revision: latest?.number ?? null,
        changedAt: latest?.madeAt.toISOString() ?? null,
        solutions: new Set(users.map(({ solutionId }) => solutionId)).size,
      };
    }),
  };
});
