import { type ColumnPlan, historyTableNo, type InputPlan, type Program } from '@wagewright/calc-engine';
import type { Sql } from '../../sql.ts';
import { toDays, toMinorUnits } from '../tables/minor-units.ts';
import { snapshotSource } from '../tables/snapshot-sources.ts';
import { FrozenColumns } from './frozen-columns.ts';
import { type InputTarget, insertInto } from './input-target.ts';
import type { BatchContext } from './prepared-batch.ts';

export interface FreezeInput {
  /** Default: with the batch. */
  readonly target?: InputTarget;
  /** The program for which the batch has frozen its input: what it holds is taken as it was then, the rest from the records of today. */
  readonly frozen?: Pick<Program, 'inputs'>;
  /** Whom alone; default: every payee. */
  readonly employeeIds?: readonly number[];
}

/** One value of a frozen row: where it goes, the SQL that gives it, and the joins that it needs, by alias. */
interface FrozenValue {
  readonly storage: 'v' | 't';
  readonly position: number;
  readonly sql: string;
  readonly joins: Readonly<Record<string, string>>;
}

/** The values of one storage array in the order of their positions; a position that nothing fills stays blank. */
function arrayOf(values: readonly FrozenValue[], storage: 'v' | 't'): string {
  const own = values.filter((value) => value.storage === storage);
  const length = Math.max(0, ...own.map(({ position }) => position));
  const cells = Array.from({ length }, (_, index) => own.find(({ position }) => position === index + 1)?.sql ?? 'NULL');
  return `ARRAY[${cells.join(', ')}]::${storage === 'v' ? 'bigint' : 'text'}[]`;
}

/** What the batch has frozen of a column, moved to the scale that it is wanted at. */
function frozenValue(wanted: ColumnPlan, tableNo: number, column: ColumnPlan): Pick<FrozenValue, 'sql' | 'joins'> {
  const alias = `frozen_${Number(tableNo)}`;
  const cell = `${alias}.${column.storage}[${Number(column.position)}]`;
  const sql =
    column.scale === wanted.scale ? cell : toMinorUnits(`${cell} / ${10 ** column.scale}::numeric`, wanted.scale, wanted.rounding);
  const join = `LEFT JOIN calc.input ${alias} ON ${alias}.batch_id = $1::int AND ${alias}.table_no = ${Number(tableNo)} AND ${alias}.row_number = d.row_number`;
  return { sql, joins: { [alias]: join } };
}

/** What the records say of a column today; what is typed or imported into a batch is blank until then. */
function recordedValue(solution: string, input: InputPlan, column: ColumnPlan): Pick<FrozenValue, 'sql' | 'joins'> {
  if (column.source === null) return { sql: 'NULL', joins: {} };
  const { sql, type, joins } = snapshotSource(solution, input.code, column);
  if (type === 'text') return { sql, joins };
  return { sql: type === 'date' ? toDays(sql) : toMinorUnits(sql, column.scale, column.rounding), joins };
}

function valuesOf(solution: string, input: InputPlan, frozen: FrozenColumns | undefined): FrozenValue[] {
  return input.columns.map((column) => {
    const known = frozen?.find(input, column);
    const value = known ? frozenValue(column, known.tableNo, known.column) : recordedValue(solution, input, column);
    return { storage: column.storage, position: column.position, ...value };
  });
}

/** A table's rows as the records of today (or what is frozen) say of the period's dates, one a payee. $1 batch, $2 whom alone, or null. */
function selectRows(values: readonly FrozenValue[]): string {
  const joins = Object.values(Object.assign({}, ...values.map((value) => value.joins)) as Record<string, string>);
  return `
  WITH p AS MATERIALIZED (
    SELECT period.*, l.calendar_id FROM batch b JOIN period ON period.id = b.period_id
      JOIN solution s ON s.id = period.solution_id JOIN legal_entity l ON l.id = s.legal_entity_id WHERE b.id = $1::int),
  d AS (
    SELECT y.employee_id, y.row_number, greatest(p.start_date, x.hire_date) AS first_day, least(p.end_date, x.termination_date) AS last_day
    FROM batch_payee y JOIN employee x ON x.id = y.employee_id, p
    WHERE y.batch_id = $1::int AND ($2::int[] IS NULL OR y.employee_id = ANY ($2::int[])))
  SELECT d.row_number, e.id AS employee_id, 0 AS line, ${arrayOf(values, 'v')} AS v, ${arrayOf(values, 't')} AS t
  FROM d JOIN employee e ON e.id = d.employee_id
    ${joins.join('\n    ')}`;
}

/** Ordered by row number, so that a chunk's rows lie together and its read is one range. */
function insertRows(target: InputTarget, tableNo: number, rows: string): string {
  const { head, owner } = insertInto(target);
  return `${head}
  SELECT ${owner}, ${Number(tableNo)}, r.row_number, r.employee_id, r.line, r.v, r.t FROM (${rows}) r ORDER BY r.row_number, r.line`;
}

const frozenTables = ({ inputs }: Pick<Program, 'inputs'>): InputPlan[] => inputs.filter(({ tableNo }) => tableNo !== historyTableNo);

/** For each table of the records the query of its rows as they would be frozen now. $1 batch, $2 whom alone, or null. */
export function recordedRows(solution: string, program: Pick<Program, 'inputs'>): { readonly table: InputPlan; readonly query: string }[] {
  return frozenTables(program)
    .filter(({ columns }) => columns.every(({ source }) => source !== null))
    .map((table) => ({ table, query: selectRows(valuesOf(solution, table, undefined)) }));
}

/**
 * Freezes the tables that a program reads as of the period's dates, one row a payee and table.
 * @throws AppError DEFINITION_INVALID for a column whose source does not exist
 */
export async function freezeInput(
  sql: Sql,
  batch: BatchContext,
  program: Pick<Program, 'inputs'>,
  { target = { batchId: batch.id }, frozen, employeeIds }: FreezeInput = {},
): Promise<void> {
  const known = frozen && new FrozenColumns(frozen);
  for (const input of frozenTables(program)) {
    await sql.query(insertRows(target, input.tableNo, selectRows(valuesOf(batch.solution, input, known))), [batch.id, employeeIds ?? null]);
  }
}
