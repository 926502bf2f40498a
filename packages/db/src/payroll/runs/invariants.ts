import type { LocalizedText } from '@wagewright/contracts';
import type { Sql } from '../../sql.ts';
import type { ChunkClaim } from './claim-chunk.ts';
import { type ResultColumn, type ResultShape, type RunFailure, runFailure } from './run-types.ts';

/** What a stage's chunks counted together. Sums are minor units as text, by `Table.Column`. */
interface CountedStage {
  readonly payeesTotal: number;
  readonly payees: number;
  readonly errors: number;
  readonly rows: Readonly<Record<string, number>>;
  readonly stored: Readonly<Record<string, string>>;
  readonly unbalanced: readonly number[];
}

const readCounted = `
  WITH chunk AS (SELECT result, coalesce(cardinality(row_numbers), to_row - from_row + 1) AS size
    FROM calculation_chunk WHERE run_id = $1::int AND stage = $2::int)
  SELECT (SELECT sum(size)::int FROM chunk) AS "payeesTotal",
    (SELECT sum((result->>'payees')::int)::int FROM chunk) AS payees,
    (SELECT sum((result->>'errors')::int)::int FROM chunk) AS errors,
    (SELECT coalesce(jsonb_object_agg(key, n), '{}') FROM (SELECT key, sum(value::int)::int AS n FROM chunk, jsonb_each_text(result->'rows') GROUP BY key) t) AS rows,
    (SELECT coalesce(jsonb_object_agg(key, n), '{}') FROM (SELECT key, sum(value::numeric)::text AS n FROM chunk, jsonb_each_text(result->'stored') GROUP BY key) t) AS stored,
    (SELECT coalesce(jsonb_agg(value), '[]') FROM (SELECT value FROM chunk, jsonb_array_elements(result->'unbalanced') LIMIT 5) t) AS unbalanced`;

const broken = (run: number, reason: LocalizedText): RunFailure => runFailure('RUN_FIGURES_DISAGREE', { run, reason });

const unbalancedOf = (ids: readonly number[]): LocalizedText => ({
  en: `net is not gross − deductions for employee ids ${ids.join(', ')}`,
  'zh-CN': `人员（内部编号 ${ids.join('、')}）的实发不等于应发减扣款`,
});

/** Rows from which on a second process takes half of the pass; starting one takes some milliseconds. */
const sharedPassRows = 100_000;

/**
 * The rows lie in the order of the index: a bitmap of them is made in vain, and other runs lie beside them. The last chunk's thread is then alone at
 * work, so that a large run's pass is divided between two processes. Of a run that has just ended the planner knows nothing and expects a few rows,
 * whose cost must be made large for it to divide them.
 */
const passSettings = (rows: number): Readonly<Record<string, string>> => ({
  enable_bitmapscan: 'off',
  ...(rows < sharedPassRows
    ? {}
    : {
        enable_seqscan: 'off',
        max_parallel_workers_per_gather: '1',
        min_parallel_table_scan_size: '0',
        min_parallel_index_scan_size: '0',
        parallel_setup_cost: '0',
        parallel_tuple_cost: '0',
        cpu_tuple_cost: '100',
      }),
});

/** Settings for `work` alone; what comes after it in the transaction is planned as ever. */
async function withSettings<Value>(sql: Sql, settings: Readonly<Record<string, string>>, work: () => Promise<Value>): Promise<Value> {
  const set = (valueOf: (name: string) => string): Promise<unknown> =>
    sql.query(
      `SELECT ${Object.keys(settings)
        .map((name) => `set_config('${name}', ${valueOf(name)}, true)`)
        .join(', ')}`,
    );
  await set((name) => `'${settings[name]}'`);
  const value = await work();
  await set(() => 'NULL'); // as the session has them
  return value;
}

/** One pass over a table's stored rows: how many there are, their failed cells, and the sums of the batch's figures. */
async function readStored(sql: Sql, runId: number, tableNo: number, columns: readonly ResultColumn[]) {
  const sums = columns.map(({ position }, index) => `, coalesce(sum(v[${Number(position)}]), 0)::text AS s${index}`).join('');
  const [row] = await sql.query<Record<string, string> & { rows: number; errors: number }>(
    `SELECT count(*)::int AS rows, coalesce(sum(errors), 0)::int AS errors${sums} FROM calc.row WHERE run_id = $1::int AND table_no = $2::int`,
    [runId, tableNo],
  );
  return row;
}

function checkCounts({ payees, payeesTotal, unbalanced }: CountedStage): LocalizedText | undefined {
  if (payees !== payeesTotal)
    return { en: `${payees} of ${payeesTotal} payees were calculated`, 'zh-CN': `${payeesTotal} 名发薪人员中只计算了 ${payees} 名` };
  if (unbalanced.length > 0) return unbalancedOf(unbalanced);
  return undefined;
}

/** Figures that stand in tables of different stages are compared when the last of them is stored. */
async function findLateUnbalanced(sql: Sql, { runId, stage }: ChunkClaim, shape: ResultShape): Promise<LocalizedText | undefined> {
  const { summary } = shape;
  if (!summary) return undefined;
  const stageOf = ({ tableNo }: ResultColumn) => shape.stages.findIndex(({ tables }) => tables.some(({ no }) => no === tableNo));
  const figures = [summary.gross, summary.deductions, summary.net];
  const stages = figures.map(stageOf);
  if (Math.max(...stages) !== stage || stages.every((of) => of === stage)) return undefined;
  const scale = Math.max(...figures.map((column) => column.scale));
  const sums = figures.map(
    (column, index) =>
      `SELECT employee_id, sum(v[${Number(column.position)}]) * ${10 ** (scale - column.scale)} AS x${index} FROM calc.row
       WHERE run_id = $1::int AND table_no = ${Number(column.tableNo)} GROUP BY employee_id HAVING sum(errors) = 0`,
  );
  const rows = await sql.query<{ id: number }>(
    `SELECT employee_id AS id FROM (${sums[0]}) a JOIN (${sums[1]}) b USING (employee_id) JOIN (${sums[2]}) c USING (employee_id)
     WHERE x0 - x1 <> x2 LIMIT 5`,
    [runId],
  );
  return rows.length === 0 ? undefined : unbalancedOf(rows.map(({ id }) => id));
}

/**
 * What must hold after every stage: each payee was calculated and has a row in every table of one row, what PostgreSQL stored is what was
 * computed, and net = gross − deductions for everybody who is paid.
 * @returns the first breach, or undefined
 */
export async function findBreach(sql: Sql, claim: ChunkClaim, shape: ResultShape): Promise<RunFailure | undefined> {
  const { runId, stage } = claim;
  const [counted] = await sql.query<CountedStage>(readCounted, [runId, stage]);
  if (!counted) throw new Error(`Run ${runId} has no stage ${stage}.`);
  const wrong = checkCounts(counted);
  if (wrong) return broken(runId, wrong);
  const figures = shape.summary ? Object.values(shape.summary) : [];
  let errors = 0;
  for (const { no, lines } of shape.stages[stage]?.tables ?? []) {
    const columns = figures.filter((column) => column.tableNo === no);
    const stored = await withSettings(sql, passSettings(counted.rows[no] ?? 0), () => readStored(sql, runId, no, columns));
    const expected = lines === 'one' ? counted.payeesTotal : counted.rows[no];
    if (!stored || stored.rows !== expected || counted.rows[no] !== expected) {
      return broken(runId, {
        en: `table ${no} has ${stored?.rows} rows for ${counted.payeesTotal} payees, ${expected} were computed`,
        'zh-CN': `表 ${no} 为 ${counted.payeesTotal} 名发薪人员存有 ${stored?.rows} 行，应为 ${expected} 行`,
      });
    }
    errors += stored.errors;
    const differing = columns.find(({ path }, index) => stored[`s${index}`] !== (counted.stored[path] ?? '0'));
    if (differing)
      return broken(runId, {
        en: `the stored amounts of ${differing.path} do not add up to what was computed`,
        'zh-CN': `${differing.path} 已保存的金额合计与计算结果不符`,
      });
  }
  if (errors !== counted.errors)
    return broken(runId, {
      en: `${errors} failed cells are stored, ${counted.errors} were counted`,
      'zh-CN': `保存了 ${errors} 个错误单元格，计数为 ${counted.errors} 个`,
    });
  const late = await findLateUnbalanced(sql, claim, shape);
  return late ? broken(runId, late) : undefined;
}
