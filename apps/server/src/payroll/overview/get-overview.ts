import { getOverview as contract } from '@wagewright/contracts/payroll/overview';
import { readStandingsOf, sqlOfPrisma } from '@wagewright/db';
import { batchColumns, isoDay, solutionColumns } from '@wagewright/db/columns';
import type { Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import type { Reach } from '../../core/grants.ts';
import { implementQuery } from '../../core/implement.ts';
import { batchesWithin, solutionsWithin } from '../../core/scopes.ts';
import { payslipsWithin } from '../payslips/index.ts';
import { viewPeriod } from '../periods/index.ts';
import { readAskedBatches } from './asked-batches.ts';
import { readTrends } from './cost-trends.ts';
import { readDeadlines } from './due-approvals.ts';

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
  const standings = await readStandingsOf(
    sqlOfPrisma(prisma),
    rows.map((row) => row.id),
  );
  return rows.flatMap((row) => {
    const standing = standings.get(row.id);
    if (!standing) return [];
    const days = row.solution.calculationPeriod?.autoCloseDays ?? null;
    const closesOn = days === null ? null : isoDay(new Date(row.payDate.getTime() + days * dayMs));
    return [{ ...viewPeriod(row, standing, actor), solution: solutionColumns.name(row.solution.name), closesOn }];
  });
}

const countStatuses = async (deps: Deps, reach: Reach) => {
  const where = { AND: [batchesWithin(reach), { status: { not: 'deleted' } }] };
  const counted = await deps.db.prisma.batch.groupBy({ by: ['status'], where, _count: true });
  return counted.map(({ status, _count }) => ({ status: batchColumns.status(status), count: _count }));
};

const countDisputes = (deps: Deps, reach: Reach): Promise<number> =>
  deps.db.prisma.payslipDispute.count({ where: { payslip: payslipsWithin(reach), status: 'open' } });

export const getOverview = implementQuery(contract, async ({ reach, actor, deps }) => {
  const seesPay = actor.grants.get('pay.read');
  const [batches, periods, findings, approvals, disputes, trends] = await Promise.all([
    countStatuses(deps, reach),
    openPeriods(deps, actor),
    readAskedBatches(deps, reach),
    readDeadlines(deps, actor),
    seesPay ? countDisputes(deps, seesPay) : null,
    seesPay ? readTrends(deps, seesPay) : [],
  ]);
  return { batches, periods, findings, approvals, disputes, trends };
});
