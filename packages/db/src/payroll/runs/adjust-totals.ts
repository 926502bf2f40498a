import { runColumns } from '../../columns/index.ts';
import type { Sql } from '../../sql.ts';
import { decimalText, minorOf, summaryFigures } from './run-totals.ts';
import type { ResultShape, RunTotals } from './run-types.ts';
import { readStoredRows } from './stored-row.ts';

interface Adjustment {
  readonly runId: number;
  readonly employeeId: number;
  /** True takes somebody out of the totals, false puts them back. */
  readonly held: boolean;
}

/** Takes somebody who is held from now on out of a finished run's totals, or puts them back; whole minor units, so nothing drifts. */
export async function adjustTotals(sql: Sql, { runId, employeeId, held }: Adjustment, shape: ResultShape): Promise<void> {
  const [run] = await sql.query<{ totals: unknown }>('SELECT totals FROM calculation_run WHERE id = $1::int FOR NO KEY UPDATE', [runId]);
  const found = runColumns.totals(run?.totals ?? null);
  if (!found) return;
  const stored = await readStoredRows(sql, {
    runId,
    employeeId,
    tableNumbers: shape.stages.flatMap(({ tables }) => tables.map(({ no }) => no)),
  });
  const sign = held ? -1n : 1n;
  const valueOf = (tableNo: number, position: number): bigint =>
    stored.filter((row) => row.tableNo === tableNo).reduce((sum, row) => sum + BigInt(row.v[position - 1] ?? 0), 0n);
  const columns = Object.fromEntries(
    shape.sums.map(({ path, tableNo, position, scale }) => {
      const minor = minorOf(found.columns[path] ?? '0') + sign * valueOf(tableNo, position);
      return [path, decimalText(minor.toString(), scale)];
    }),
  );
  const totals: RunTotals = {
    ...found,
    held: found.held + (held ? 1 : -1),
    columns,
    summary: summaryFigures(shape, columns),
  };
  await sql.query('UPDATE calculation_run SET totals = $2::jsonb WHERE id = $1::int', [runId, JSON.stringify(totals)]);
}
