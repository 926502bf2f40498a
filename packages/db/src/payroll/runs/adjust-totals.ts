import { runColumns } from '../../columns/index.ts';
import type { Sql } from '../../sql.ts';
import { decimalText, minorOf, summaryFigures } from './run-totals.ts';
import type { ResultColumn, ResultShape, RunTotals } from './run-types.ts';

interface Adjustment {
  readonly runId: number;
  /** Each once; of all of them the contrary was true before. */
  readonly employeeIds: readonly number[];
  /** True takes them out of the totals, false puts them back. */
  readonly held: boolean;
}

const whole = (number: number): number => {
  if (!Number.isInteger(number)) throw new TypeError(`Not a whole number: ${number}`);
  return number;
};

/** What some people come to in each of these columns, in minor units: summed where the rows are, however many they be. */
async function sumsOf(sql: Sql, { runId, employeeIds }: Adjustment, columns: readonly ResultColumn[]): Promise<readonly string[]> {
  const tables = [...new Set(columns.map(({ tableNo }) => tableNo))];
  const sums = columns.map(
    ({ tableNo, position }) => `coalesce(sum(v[${whole(position)}]) FILTER (WHERE table_no = ${whole(tableNo)}), 0)::text`,
  );
  const [row] = await sql.query<{ sums: string[] }>(
    `SELECT ARRAY[${sums.join(', ')}]::text[] AS sums FROM calc.row
     WHERE run_id = $1::int AND table_no = ANY ($2::smallint[]) AND employee_id = ANY ($3::int[])`,
    [runId, tables, employeeIds],
  );
  return row?.sums ?? [];
}

/** Takes people who are held from now on out of a finished run's totals, or puts them back; whole minor units, so nothing drifts. */
export async function adjustTotals(sql: Sql, adjustment: Adjustment, shape: ResultShape): Promise<void> {
  const { runId, employeeIds, held } = adjustment;
  const [run] = await sql.query<{ totals: unknown }>('SELECT totals FROM calculation_run WHERE id = $1::int FOR NO KEY UPDATE', [runId]);
  const found = runColumns.totals(run?.totals ?? null);
  if (!found) return;
  const sums = await sumsOf(sql, adjustment, shape.sums);
  const sign = held ? -1n : 1n;
  const columns = Object.fromEntries(
    shape.sums.map(({ path, scale }, index) => {
      const minor = minorOf(found.columns[path] ?? '0') + sign * BigInt(sums[index] ?? 0);
      return [path, decimalText(minor.toString(), scale)];
    }),
  );
  const totals: RunTotals = {
    ...found,
    held: found.held + (held ? employeeIds.length : -employeeIds.length),
    columns,
    summary: summaryFigures(shape, columns),
  };
  await sql.query('UPDATE calculation_run SET totals = $2::jsonb WHERE id = $1::int', [runId, JSON.stringify(totals)]);
}
