import { runColumns } from '../../columns/index.ts';
import type { Sql } from '../../sql.ts';
import type { ChunkClaim } from './claim-chunk.ts';
import { type PartialReach, readPartialReach } from './partial-reach.ts';
import { decimalText, minorOf, summaryFigures } from './run-totals.ts';
import type { CountedRun, ResultColumn, ResultShape, RunTotals } from './run-types.ts';

/** Rows of a result that a partial run replaces: of some tables, of those who are named or of everybody. */
interface Scope {
  readonly tables: readonly number[];
  /** Questions of the stages of these tables. */
  readonly questions: readonly number[];
  /** Null: everybody. Employee 0 stands for what all make together. */
  readonly employees: readonly number[] | null;
}

function scopesOf(shape: ResultShape, { named, everybody }: PartialReach): Scope[] {
  const own = (whole: boolean): Pick<Scope, 'tables' | 'questions'> => {
    const isOwn = (stage: number): boolean => everybody.has(stage) === whole;
    const tables = shape.stages.flatMap(({ tables: written }, stage) => (isOwn(stage) ? written.map(({ no }) => no) : []));
    return { tables, questions: shape.questionStages.flatMap((stage, question) => (isOwn(stage) ? [question] : [])) };
  };
  const shared = shape.stages.flatMap((stage) => stage.shared.map(({ no }) => no));
  return [
    { ...own(false), employees: named },
    { ...own(true), employees: null },
    { tables: shared, questions: [], employees: [0] },
  ].filter(({ tables, questions }) => tables.length > 0 || questions.length > 0);
}

const inScope = (row: string, { employees }: Scope): string =>
  `${row}.table_no = ANY ($3::smallint[]) AND ${employees ? `${row}.employee_id = ANY ($4::int[])` : '$4::int[] IS NULL'}`;

const sameRow = 'n.table_no = o.table_no AND n.employee_id = o.employee_id AND n.line = o.line';

/**
 * OFFSET 0 keeps each comparison a lookup by the whole key: of a run that has just ended the planner knows nothing, and would walk through the
 * result up to the employee to merge one row with it (400 ms in a batch of a million).
 *
 * Rows that stay what they were are left alone; so the employees of the others are those whose result changed.
 */
async function replaceRows(sql: Sql, into: number, from: number, scope: Scope): Promise<Set<number>> {
  const values = [into, from, scope.tables, scope.employees];
  const gone = await sql.query<{ id: number }>(
    `DELETE FROM calc.row o WHERE o.run_id = $1::int AND ${inScope('o', scope)} AND NOT EXISTS (
       SELECT 1 FROM calc.row n WHERE n.run_id = $2::int AND ${sameRow} AND n.v = o.v AND n.t = o.t AND n.errors = o.errors OFFSET 0)
     RETURNING o.employee_id AS id`,
    values,
  );
  const come = await sql.query<{ id: number }>(
    `INSERT INTO calc.row (run_id, table_no, employee_id, line, v, t, errors)
     SELECT $1::int, n.table_no, n.employee_id, n.line, n.v, n.t, n.errors FROM calc.row n
     WHERE n.run_id = $2::int AND ${inScope('n', scope)} AND NOT EXISTS (SELECT 1 FROM calc.row o WHERE o.run_id = $1::int AND ${sameRow} OFFSET 0)
     RETURNING employee_id AS id`,
    values,
  );
  return new Set([...gone, ...come].map(({ id }) => id));
}

/** @returns by how many the failed cells of the result grew */
async function replaceErrors(sql: Sql, into: number, from: number, scope: Scope): Promise<number> {
  const values = [into, from, scope.tables, scope.employees];
  const [row] = await sql.query<{ gone: number }>(
    `WITH gone AS (DELETE FROM calc.cell_error o WHERE o.run_id = $1::int AND $2::int > 0 AND ${inScope('o', scope)} RETURNING 1)
     SELECT count(*)::int AS gone FROM gone`,
    values,
  );
  const come = await sql.query(
    `INSERT INTO calc.cell_error (run_id, table_no, employee_id, line, column_code, code, detail)
     SELECT $1::int, n.table_no, n.employee_id, n.line, n.column_code, n.code, n.detail FROM calc.cell_error n
     WHERE n.run_id = $2::int AND ${inScope('n', scope)} RETURNING 1`,
    values,
  );
  return come.length - (row?.gone ?? 0);
}

async function replaceFindings(sql: Sql, into: number, from: number, { questions, employees }: Scope): Promise<void> {
  const values = [into, from, questions, employees];
  const scoped = '($4::int[] IS NULL OR employee_id = ANY ($4::int[])) AND question = ANY ($3::smallint[])';
  await sql.query(`DELETE FROM calc.finding WHERE run_id = $1::int AND $2::int > 0 AND ${scoped} RETURNING 1`, values);
  await sql.query(
    `INSERT INTO calc.finding (run_id, question, employee_id, line, value, against, told)
     SELECT $1::int, question, employee_id, line, value, against, told FROM calc.finding WHERE run_id = $2::int AND ${scoped} RETURNING 1`,
    values,
  );
}

/**
 * What the blocks of a table say is no longer what its rows say: from now on it is read by its rows. A table that lacks the first piece of a chunk
 * has none; the others, thousands of a large result, go with it.
 */
const dropBlocks = (sql: Sql, runId: number, { tables }: Scope) =>
  sql.query(
    `DELETE FROM calc.column_block k
     USING unnest($2::smallint[]) AS t (no),
       LATERAL (SELECT b.chunk FROM calc.column_block b
                WHERE b.run_id = $1::int AND b.table_no = t.no AND b.place = 0 AND b.first = 0 ORDER BY b.chunk LIMIT 1) AS one
     WHERE k.run_id = $1::int AND k.table_no = t.no AND k.place = 0 AND k.chunk = one.chunk AND k.first = 0`,
    [runId, tables],
  );

async function countFailing(sql: Sql, runId: number, employees: readonly number[] | null): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `SELECT count(DISTINCT employee_id)::int AS count FROM calc.cell_error
     WHERE run_id = $1::int AND employee_id <> 0 AND ($2::int[] IS NULL OR employee_id = ANY ($2::int[]))`,
    [runId, employees],
  );
  return row?.count ?? 0;
}

/** What the rows to be replaced add up to, without those who are held: minor units as text, by `Table.Column`. */
async function sumScope(sql: Sql, runId: number, batchId: number, scope: Scope, columns: readonly ResultColumn[]) {
  const held = await sql.query<{ id: number }>(
    'SELECT employee_id AS id FROM batch_payee WHERE batch_id = $1::int AND held_at IS NOT NULL',
    [batchId],
  );
  const sums = new Map<string, bigint>();
  for (const tableNo of scope.tables) {
    const own = columns.filter((column) => column.tableNo === tableNo);
    if (own.length === 0) continue;
    const list = own.map(({ position }, index) => `coalesce(sum(r.v[${Number(position)}]), 0)::text AS s${index}`).join(', ');
    const [row] = await sql.query<Record<string, string>>(
      `SELECT ${list} FROM calc.row r WHERE r.run_id = $1::int AND r.employee_id <> ALL ($2::int[]) AND ${inScope('r', scope)}`,
      [runId, held.map(({ id }) => id), [tableNo], scope.employees],
    );
    for (const [index, { path }] of own.entries()) sums.set(path, BigInt(row?.[`s${index}`] ?? '0'));
  }
  return sums;
}

interface MergedResult {
  /** The result that was corrected. */
  readonly resultRunId: number;
  /** Employees who were not named and whose result changed. */
  readonly others: number;
}

/**
 * Puts the rows that a partial run wrote under its own number into the batch's result, in the transaction of its last chunk: until it
 * commits the old result is whole, and so it stays where the run fails. Totals change by new − old, exactly.
 */
export async function mergePartial(sql: Sql, claim: ChunkClaim, shape: ResultShape, counted: CountedRun): Promise<MergedResult> {
  const reach = await readPartialReach(sql, claim);
  const { resultRunId, named } = reach;
  // a what-if that is being started points at the result: it must not wait for us while we wait for its batch
  const [result] = await sql.query<{ totals: unknown }>('SELECT totals FROM calculation_run WHERE id = $1::int FOR NO KEY UPDATE', [
    resultRunId,
  ]);
  const found = runColumns.totals(result?.totals ?? null);
  if (!found) throw new Error(`Run ${resultRunId} has no totals.`);
  const scopes = scopesOf(shape, reach);
  const failing = scopes.some(({ employees }) => employees === null) ? null : named;
  const failingBefore = await countFailing(sql, resultRunId, failing);
  const columns: Record<string, string> = { ...found.columns };
  const changed = new Set<number>();
  let errors = 0;
  for (const scope of scopes) {
    const old = await sumScope(sql, resultRunId, claim.sourceBatchId, scope, shape.sums);
    for (const { path, scale } of shape.sums.filter((column) => old.has(column.path))) {
      const sum = minorOf(columns[path] ?? '0') - (old.get(path) ?? 0n) + BigInt(counted.paid[path] ?? '0');
      columns[path] = decimalText(sum.toString(), scale);
    }
    for (const id of await replaceRows(sql, resultRunId, claim.runId, scope)) changed.add(id);
    await dropBlocks(sql, resultRunId, scope);
    errors += await replaceErrors(sql, resultRunId, claim.runId, scope);
    await replaceFindings(sql, resultRunId, claim.runId, scope);
  }
  const failingAfter = await countFailing(sql, resultRunId, failing);
  const totals: RunTotals = {
    ...found,
    payeesWithErrors: found.payeesWithErrors + failingAfter - failingBefore,
    columns,
    summary: summaryFigures(shape, columns),
  };
  await sql.query(
    `UPDATE calculation_run SET totals = $2::jsonb, error_count = error_count + $3::int,
       input_hash = (SELECT input_hash FROM calculation_run WHERE id = $4::int) WHERE id = $1::int`,
    [resultRunId, JSON.stringify(totals), errors, claim.runId],
  );
  for (const id of [0, ...named]) changed.delete(id);
  return { resultRunId, others: changed.size };
}
