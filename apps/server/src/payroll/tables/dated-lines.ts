import type { Program, TablePlan } from '@wagewright/calc-engine';

/** Where the days of a table's lines are frozen: the table whose lines they are, and positions in `v` from 1. */
export interface DatedLines {
  readonly tableNo: number;
  readonly from: number;
  readonly to: number;
}

/** Null where the table's lines are no parts of the period. */
export function datedLinesOf(program: Program, table: TablePlan): DatedLines | null {
  if (table.lines !== 'many') return null;
  const root = program.tables.find(({ no }) => no === table.linesOf);
  const positionOf = (source: string) => root?.columns.find((column) => column.source === source)?.position;
  const from = positionOf('segment.from');
  const to = positionOf('segment.to');
  return root && from !== undefined && to !== undefined ? { tableNo: root.no, from, to } : null;
}
