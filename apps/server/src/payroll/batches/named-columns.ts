import type { ColumnPlan } from '@wagewright/calc-engine';
import { readRecordNames, type Sql } from '@wagewright/db';
import { viewColumn } from '../tables/index.ts';

/**
 * Columns of a batch's input as they are shown: codes of departments, cost centres and the like read as their names.
 * @param rows the cells that are shown of them
 */
export async function namedColumns(
  sql: Sql,
  batchId: number,
  columns: readonly ColumnPlan[],
  rows: readonly (readonly (string | null)[])[],
) {
  const named = [];
  for (const [index, column] of columns.entries()) {
    const codes = [...new Set(rows.flatMap((cells) => cells[index] ?? []))];
    const view = viewColumn(column);
    named.push({ ...view, values: { ...(await readRecordNames(sql, batchId, column.source, codes)), ...view.values } });
  }
  return named;
}
