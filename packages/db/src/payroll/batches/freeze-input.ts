import { historyTableNo, type InputPlan, type Program } from '@wagewright/calc-engine';
import type { Sql } from '../../sql.ts';
import { toDays, toMinorUnits } from '../tables/minor-units.ts';
import { snapshotSource } from '../tables/snapshot-sources.ts';
import type { BatchContext } from './prepared-batch.ts';

/** One value of a frozen row: where it goes, and the SQL that gives it. */
interface FrozenValue {
  readonly storage: 'v' | 't';
  readonly position: number;
  readonly sql: string;
}

/** The values of one storage array in the order of their positions; a position that nothing fills stays blank. */
function arrayOf(values: readonly FrozenValue[], storage: 'v' | 't'): string {
  const own = values.filter((value) => value.storage === storage);
  const length = Math.max(0, ...own.map(({ position }) => position));
  const cells = Array.from({ length }, (_, index) => own.find(({ position }) => position === index + 1)?.sql ?? 'NULL');
  return `ARRAY[${cells.join(', ')}]::${storage === 'v' ? 'bigint' : 'text'}[]`;
}

function snapshotValues(solution: string, input: InputPlan): { values: FrozenValue[]; joins: string[] } {
  const joins: Record<string, string> = {};
  const values = input.columns.map((column): FrozenValue => {
    const source = snapshotSource(solution, input.code, column);
    Object.assign(joins, source.joins);
    const { storage, position } = column;
    if (source.type === 'text') return { storage, position, sql: source.sql };
    const sql = source.type === 'date' ? toDays(source.sql) : toMinorUnits(source.sql, column.scale, column.rounding);
    return { storage, position, sql };
  });
  return { values, joins: Object.values(joins) };
}

/** Ordered by row number, so that a chunk's rows lie together and its read is one range. */
const insertInput = (tableNo: number, values: readonly FrozenValue[], joins: readonly string[]): string => `
  INSERT INTO calc.input (batch_id, table_no, row_number, employee_id, line, v, t)
  WITH p AS MATERIALIZED (
    SELECT period.*, l.calendar_id FROM batch b JOIN period ON period.id = b.period_id
      JOIN solution s ON s.id = period.solution_id JOIN legal_entity l ON l.id = s.legal_entity_id WHERE b.id = $1::int),
  d AS (
    SELECT y.employee_id, y.row_number, greatest(p.start_date, x.hire_date) AS first_day, least(p.end_date, x.termination_date) AS last_day
    FROM batch_payee y JOIN employee x ON x.id = y.employee_id, p WHERE y.batch_id = $1::int)
  SELECT $1::int, ${Number(tableNo)}, d.row_number, e.id, 0, ${arrayOf(values, 'v')}, ${arrayOf(values, 't')}
  FROM d JOIN employee e ON e.id = d.employee_id
    ${joins.join('\n    ')}
  ORDER BY d.row_number`;

/**
 * Freezes the snapshot tables that a program reads as of the period's dates, one row a payee and table.
 * @throws AppError DEFINITION_INVALID for a column whose source does not exist
 */
export async function freezeInput(sql: Sql, batch: BatchContext, program: Pick<Program, 'inputs'>): Promise<void> {
  for (const input of program.inputs.filter(({ tableNo }) => tableNo !== historyTableNo)) {
    const { values, joins } = snapshotValues(batch.solution, input);
    await sql.query(insertInput(input.tableNo, values, joins), [batch.id]);
  }
}
