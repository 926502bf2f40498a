import { getOverview as contract } from '@wagewright/contracts/payroll/overview';
import { readPeriodStandings, sqlOfPrisma } from '@wagewright/db';
import { batchColumns, isoDay, solutionColumns } from '@wagewright/db/columns';
import type { Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { implementQuery } from '../../core/implement.ts';
import { batchesWithin, solutionsWithin } from '../../core/scopes.ts';
import { viewPeriod } from '../periods/index.ts';
import { readTrends } from './cost-trends.ts';

const dayMs = 86_400_000;

/** The periods that are open, the one that is paid next first, with what each waits for. */
async function openPeriods(deps: Deps, actor: Actor) {
  const reach = actor.grants.get('period.read');
  if (!reach) return [];
  const { prisma } = deps.db;
  const rows = await prisma.period.findMany({
    where: { status: 'enabled', solution: solutionsWithin(reach) },
    include: { solution: { include: { calculationPeriod: true } } },
    orderBy: [{ payDate: 'asc' }, { id: 'asc' }],
  });
  const periods = [];
  for (const row of rows) {
    const [standing] = await readPeriodStandings(sqlOfPrisma(prisma), row.solutionId, row.id);
    const days = row.solution.calculationPeriod?.autoCloseDays ?? null;
    if (standing)
      periods.push({
        ...viewPeriod(row, standing, actor),
        solution: solutionColumns.name(row.solution.name),
        closesOn: days === null ? null : isoDay(new Date(row.payDate.getTime() + days * dayMs)),
      });
  }
  return periods;
}

export const getOverview = implementQuery(contract, async ({ reach, actor, deps }) => {
  const where = { AND: [batchesWithin(reach), { status: { not: 'deleted' } }] };
  const counted = await deps.db.prisma.batch.groupBy({ by: ['status'], where, _count: true });
  const seesPay = actor.grants.get('pay.read');
  return {
    batches: counted.map(({ status, _count }) => ({ status: batchColumns.status(status), count: _count })),
    periods: await openPeriods(deps, actor),
    trends: seesPay ? await readTrends(deps, seesPay) : [],
  };
});
