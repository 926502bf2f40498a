import type { OutputOf } from '@wagewright/contracts';
import { add } from '@wagewright/contracts/format';
import type { getOverview } from '@wagewright/contracts/payroll/overview';
import { isoDay, runColumns, solutionColumns } from '@wagewright/db/columns';
import { z } from 'zod';
import type { Deps } from '../../core/deps.ts';
import type { Reach } from '../../core/grants.ts';
import { batchesWithin } from '../../core/scopes.ts';
import type { CopyReference } from '../solutions/index.ts';

type Trend = OutputOf<typeof getOverview>['trends'][number];
type Point = Trend['points'][number];

const periodsShown = 24;
/** More than two years of weekly periods of a dozen solutions; the latest come first. */
const batchesMax = 1_500;

const paid = {
  copy: { select: { id: true, definitionHash: true } },
  currentRun: { select: { totals: true } },
  period: {
    select: { name: true, payDate: true, sequence: true, solution: { select: { id: true, name: true, currency: true } } },
  },
} as const;

/** As much of a definition as says what the employer pays. */
const marks = z.object({
  steps: z.array(
    z.object({
      tables: z.array(
        z.object({
          code: z.string(),
          kind: z.string(),
          columns: z.array(
            z.object({ code: z.string(), type: z.string().optional(), display: z.object({ payslip: z.string().optional() }).optional() }),
          ),
        }),
      ),
    }),
  ),
});

/** What the employer pays beside gross, as the columns that the rules mark so; the rules are read and not compiled, since nothing is calculated here. */
const employerPaths = (definition: unknown): string[] =>
  marks
    .parse(definition)
    .steps.flatMap(({ tables }) =>
      tables
        .filter(({ kind }) => kind === 'data')
        .flatMap(({ code, columns }) =>
          columns
            .filter(({ type, display }) => type === 'money' && display?.payslip === 'employer')
            .map((column) => `${code}.${column.code}`),
        ),
    );

/** The marks of each copy, read once for all of its batches. */
async function employerPathsOf(deps: Deps, copies: readonly CopyReference[]): Promise<ReadonlyMap<number, string[]>> {
  const known = new Map<number, string[]>();
  for (const copy of copies) if (!known.has(copy.id)) known.set(copy.id, employerPaths(await deps.definitions.of(copy)));
  return known;
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
    select: paid,
    orderBy: [{ period: { payDate: 'desc' } }, { id: 'asc' }],
    take: batchesMax,
  });
  const paths = await employerPathsOf(
    deps,
    batches.map(({ copy }) => copy),
  );
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
    const { gross, net } = totals.summary;
    const cost = (paths.get(copy.id) ?? []).reduce((total, path) => add(total, totals.columns[path] ?? '0'), gross);
    const point = { period: period.name, payDate: isoDay(period.payDate), people: totals.payees - totals.held, gross, net, cost };
    const before = known.points.get(period.sequence);
    known.points.set(period.sequence, before ? sum(before, point) : point);
  }
  return [...trends.values()].map(({ trend, points }) => ({ ...trend, points: [...points.values()].toReversed() }));
}
