import type { OutputOf } from '@wagewright/contracts';
import { add } from '@wagewright/contracts/format';
import type { getOverview } from '@wagewright/contracts/payroll/overview';
import { isoDay, runColumns, solutionColumns } from '@wagewright/db/columns';
import type { Deps } from '../../core/deps.ts';
import type { Reach } from '../../core/grants.ts';
import { batchesWithin } from '../../core/scopes.ts';

type Trend = OutputOf<typeof getOverview>['trends'][number];
type Point = Trend['points'][number];

const periodsShown = 24;
/** More than two years of weekly periods of a dozen solutions; the latest come first. */
const batchesMax = 1_500;

const paid = {
  period: { include: { solution: true } },
  copy: { select: { id: true, number: true, definitionHash: true } },
  currentRun: { select: { totals: true } },
} as const;

/** What the employer pays beside gross, as the columns that the rules mark so. */
function employerPaths({ tables }: ReturnType<Deps['programs']['of']>): string[] {
  return tables
    .filter(({ kind }) => kind === 'data')
    .flatMap(({ code, columns }) =>
      columns.filter(({ type, display }) => type === 'money' && display.payslip === 'employer').map((column) => `${code}.${column.code}`),
    );
}

const sum = (one: Point, other: Point): Point => ({
  ...one,
  people: one.people + other.people,
  gross: add(one.gross, other.gross),
  net: add(one.net, other.net),
  cost: add(one.cost, other.cost),
});

/** What the last periods of each solution cost, out of the totals of approved and closed batches. */
export async function readTrends(deps: Deps, reach: Reach): Promise<Trend[]> {
  const batches = await deps.db.prisma.batch.findMany({
    where: { AND: [batchesWithin(reach), { status: { in: ['approved', 'closed'] }, currentRunId: { not: null } }] },
    include: paid,
    orderBy: [{ period: { payDate: 'desc' } }, { id: 'asc' }],
    take: batchesMax,
  });
  const trends = new Map<number, { trend: Omit<Trend, 'points'>; points: Map<number, Point> }>();
  for (const { period, copy, currentRun } of batches) {
    const { solution } = period;
    const totals = currentRun && runColumns.totals(currentRun.totals);
    if (!totals?.summary) continue;
    const known = trends.get(solution.id) ?? {
      trend: { solutionId: solution.id, solution: solutionColumns.name(solution.name), currency: solution.currency },
      points: new Map<number, Point>(),
    };
    trends.set(solution.id, known);
    if (!known.points.has(period.sequence) && known.points.size === periodsShown) continue;
    const program = deps.programs.of({ ...copy, definition: await deps.definitions.of(copy) }, solution.code);
    const { gross, net } = totals.summary;
    const cost = employerPaths(program).reduce((total, path) => add(total, totals.columns[path] ?? '0'), gross);
    const point = { period: period.name, payDate: isoDay(period.payDate), people: totals.payees - totals.held, gross, net, cost };
    const before = known.points.get(period.sequence);
    known.points.set(period.sequence, before ? sum(before, point) : point);
  }
  return [...trends.values()].map(({ trend, points }) => ({ ...trend, points: [...points.values()].toReversed() }));
}
