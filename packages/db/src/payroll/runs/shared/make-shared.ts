import { aggregateShared, type PivotPlan, type Program, type SharedRow, type TablePlan } from '@wagewright/calc-engine';
import { definitionLimits } from '@wagewright/contracts/definition';
import type { Sql } from '../../../sql.ts';
import type { ChunkClaim } from '../claim-chunk.ts';
import { type PartialReach, readPartialReach } from '../partial-reach.ts';
import { readShared } from '../read-shared.ts';
import { type ResultShape, type RunFailure, runFailure } from '../run-types.ts';
import { type StoredShared, storePivot } from './store-pivot.ts';

const storedPlace = 'run_id, employee_id, line, v, t, errors FROM calc.row WHERE';

/**
 * SQL of all employees' rows of a table: frozen, or stored by the run. A partial run stores those whom it calculates; the rows of the others
 * are those of the result that it corrects.
 */
function rowsOf(claim: ChunkClaim, source: TablePlan, program: Program, reach: PartialReach | undefined): string {
  const table = Number(source.no);
  if (program.inputs.some(({ tableNo }) => tableNo === table)) {
    const [place, id] = claim.ownInput ? ['calc.run_input WHERE run_id', claim.runId] : ['calc.input WHERE batch_id', claim.sourceBatchId];
    return `SELECT 0 AS run_id, employee_id, line, v, t, 0 AS errors FROM ${place} = ${Number(id)} AND table_no = ${table}`;
  }
  const own = `SELECT ${storedPlace} run_id = ${Number(claim.runId)} AND table_no = ${table}`;
  if (!reach || reach.everybody.has(source.stage)) return own;
  const named = reach.named.map(Number).join(',');
  return `${own} UNION ALL SELECT ${storedPlace} run_id = ${Number(reach.resultRunId)} AND table_no = ${table} AND employee_id <> ALL ('{${named}}')`;
}

/** Tables over all employees that are made from others such: few rows, which the engine takes as they are. */
async function storeFromShared(sql: Sql, claim: ChunkClaim, table: TablePlan, program: Program): Promise<StoredShared> {
  const rows = aggregateShared(program, table.no, await readShared(sql, claim.runId, program));
  if (rows.length <= definitionLimits.groupsMax) await storeRows(sql, claim.runId, table, rows);
  return { groups: rows.length };
}

async function storeRows(sql: Sql, runId: number, table: TablePlan, rows: readonly SharedRow[]): Promise<void> {
  const given = JSON.stringify(rows.map(({ v, t, failed }) => ({ v: v.map((value) => value?.toString() ?? null), t, failed })));
  await sql.query(
    `WITH given AS (SELECT x.value AS row, (x.n - 1)::int AS line FROM jsonb_array_elements($3::jsonb) WITH ORDINALITY AS x (value, n)),
     failed AS (
       INSERT INTO calc.cell_error (run_id, table_no, employee_id, line, column_code, code, detail)
       SELECT $1::int, $2::smallint, 0, line, code, 'DEPENDS_ON_ERROR', jsonb_build_object(
         'parameters', '{}'::jsonb, 'range', NULL, 'inputs', '{}'::jsonb)
       FROM given CROSS JOIN LATERAL jsonb_array_elements_text(row->'failed') AS f (code))
     INSERT INTO calc.row (run_id, table_no, employee_id, line, v, t, errors)
     SELECT $1::int, $2::smallint, 0, line, ARRAY(SELECT jsonb_array_elements_text(row->'v'))::bigint[],
       ARRAY(SELECT jsonb_array_elements_text(row->'t')), jsonb_array_length(row->'failed')
     FROM given ORDER BY line`,
    [runId, table.no, given],
  );
}

const sourcesOf = ({ pivot, union }: TablePlan): number[] => (pivot ? [pivot.of] : (union?.of.map(({ table }) => table) ?? []));

/** Each after those that it is made from. */
function inOrder(tables: readonly TablePlan[]): TablePlan[] {
  const ordered: TablePlan[] = [];
  const visit = (table: TablePlan): void => {
    if (ordered.includes(table)) return;
    for (const source of tables.filter(({ no }) => sourcesOf(table).includes(no))) visit(source);
    ordered.push(table);
  };
  for (const table of tables) visit(table);
  return ordered;
}

const isPivot = (table: TablePlan): table is TablePlan & { readonly pivot: PivotPlan } => table.pivot !== null;

async function store(
  sql: Sql,
  claim: ChunkClaim,
  table: TablePlan,
  program: Program,
  reach: PartialReach | undefined,
): Promise<StoredShared> {
  const source = program.tables.find(({ no }) => no === table.pivot?.of);
  if (!isPivot(table) || !source || source.lines === 'shared') return await storeFromShared(sql, claim, table, program);
  return await storePivot(sql, claim.runId, table, source, rowsOf(claim, source, program, reach));
}

const tooMany = (claim: ChunkClaim, table: TablePlan, count: number): RunFailure =>
  runFailure('TOO_MANY_GROUPS', { run: claim.runId, table: table.code, count, max: definitionLimits.groupsMax });

/**
 * Makes what all employees make together of a stage's tables, within the transaction of the stage's last chunk.
 * @returns why the run cannot go on, or undefined
 */
export async function makeShared(sql: Sql, claim: ChunkClaim, shape: ResultShape, program: Program): Promise<RunFailure | undefined> {
  const tables = shape.stages[claim.stage]?.shared ?? [];
  if (tables.length === 0) return undefined;
  const reach = claim.kind === 'partial' ? await readPartialReach(sql, claim) : undefined;
  for (const table of inOrder(tables)) {
    const { groups } = await store(sql, claim, table, program, reach);
    if (groups > definitionLimits.groupsMax) return tooMany(claim, table, groups);
  }
  return undefined;
}
