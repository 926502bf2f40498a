/** Which cells of a table failed, by the line of its arrays. */
import type { CellErrorCode, CellErrorRecord, OutputTable, TablePlan } from '@wagewright/calc-engine';

/** Line → column code → what went wrong. */
export type FailedLines = ReadonlyMap<number, ReadonlyMap<string, CellErrorCode>>;

export function failedLines(plan: TablePlan, { first }: OutputTable, errors: readonly CellErrorRecord[]): FailedLines {
  const lines = new Map<number, Map<string, CellErrorCode>>();
  for (const { tableNo, row, line, column, code } of errors) {
    if (tableNo !== plan.no) continue;
    const at = first ? (first[row] ?? 0) + line : row;
    const cells = lines.get(at) ?? new Map<string, CellErrorCode>();
    lines.set(at, cells.set(column, code));
  }
  return lines;
}
