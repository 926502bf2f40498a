import type { Program } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import { getBatchReview as contract } from '@wagewright/contracts/payroll/batches';
import {
  decimalText,
  findPreviousBatch,
  type KeptFigures,
  type ReviewedRun,
  readComparison,
  reviewBatch,
  type Sql,
  type SummaryPositions,
  sqlOfPrisma,
} from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';
import type { Reach } from '../../core/grants.ts';
import { implementQuery } from '../../core/implement.ts';
import { batchesWithin } from '../../core/scopes.ts';
import { readBatch } from './read-batch.ts';
import { summaryColumns } from './summary-columns.ts';

function positionsOf(program: Program, solution: string): SummaryPositions {
  const { table, gross, deductions, net } = summaryColumns(program, solution);
  return { tableNo: table.no, gross: gross.position, deductions: deductions.position, net: net.position };
}

/** Whoever was given one batch is told nothing of the last one's figures. */
async function previousRun(sql: Sql, deps: Deps, batchId: number, solution: string, reach: Reach): Promise<ReviewedRun | undefined> {
  const previous = await findPreviousBatch(sql, batchId);
  const where = { AND: [{ id: previous?.batchId ?? 0 }, batchesWithin(reach)] };
  if (!previous || (await deps.db.prisma.batch.count({ where })) === 0) return undefined;
  const copy = await deps.db.prisma.solutionCopy.findUniqueOrThrow({ where: { id: previous.copyId } });
  return { batchId: previous.batchId, runId: previous.runId, positions: positionsOf(deps.programs.of(copy, solution), solution) };
}

/** Where a finished comparison with that batch keeps the summary, at the digits in which the review tells it. */
async function keptFigures(sql: Sql, batchId: number, previous: ReviewedRun, scale: number): Promise<KeptFigures | undefined> {
  const comparison = await readComparison(sql, batchId);
  if (!comparison || comparison.status !== 'compared' || comparison.shownRevision === null) return undefined;
  if (comparison.previousRunId !== previous.runId) return undefined;
  const at = (role: string) => comparison.items.findIndex((item) => item.role === role && item.scale === scale);
  const places = { gross: at('gross'), deductions: at('deductions'), net: at('net') };
  return Object.values(places).includes(-1) ? undefined : { batchId, revision: comparison.shownRevision, places };
}

export const getBatchReview = implementQuery(contract, async ({ input, reach, deps }) => {
  const batch = await readBatch(deps, input.id, reach);
  const solution = batch.period.solution.code;
  if (!batch.currentRun || batch.currentRun.upToStep !== null) throw new AppError('NOT_FOUND', { what: 'result of batch', id: batch.id });
  const program = deps.programs.of(batch.copy, solution);
  const columns = summaryColumns(program, solution);
  const sql = sqlOfPrisma(deps.db.prisma);
  const current = { batchId: batch.id, runId: batch.currentRun.id, positions: positionsOf(program, solution) };
  const previous = await previousRun(sql, deps, batch.id, solution, reach);
  const kept = previous && (await keptFigures(sql, batch.id, previous, columns.net.scale));
  const review = await reviewBatch(sql, { current, previous, kept, rowsMax: input.rows });
  const money = (minor: string) => decimalText(minor, columns.net.scale);
  const maybe = (minor: string | null) => (minor === null ? null : money(minor));
  const person = <Row extends (typeof review.negatives.rows)[number]>(row: Row) => ({
    ...row,
    gross: maybe(row.gross),
    net: maybe(row.net),
    previousNet: maybe(row.previousNet),
    change: maybe(row.change),
  });
  const listed = <Row extends (typeof review.negatives.rows)[number]>({
    total,
    rows,
  }: {
    readonly total: number;
    readonly rows: readonly Row[];
  }) => ({
    total,
    rows: rows.map(person),
  });
  return {
    payees: review.payees,
    held: review.held,
    errors: batch.currentRun.errorCount,
    negativeNets: review.negativeNets,
    netColumn: { table: columns.table.code, column: columns.net.code },
    joiners: review.joiners,
    leavers: review.leavers,
    gone: previous ? review.gone : null,
    totals: (['gross', 'deductions', 'net'] as const).map((key) => ({
      column: key,
      name: { en: columns[key].name.en, 'zh-CN': columns[key].name['zh-CN'] },
      amount: money(review.totals[key].amount),
      previous: maybe(review.totals[key].previous),
    })),
    variance: review.variance.map(({ cause, amount, people }) => ({ cause, amount: money(amount), people })),
    departments: {
      total: review.departments.total,
      rows: review.departments.rows.map(({ department, net, previous: before, people }) => ({
        department: department ?? { en: '–', 'zh-CN': '–' },
        net: money(net),
        previous: maybe(before),
        people,
      })),
    },
    largestChanges: listed(review.largestChanges),
    movements: listed(review.movements),
    negatives: listed(review.negatives),
  };
});
