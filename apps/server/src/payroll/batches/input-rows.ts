import type { ColumnPlan } from '@wagewright/calc-engine';
import { formatValue, type InputRow } from '@wagewright/db';

/** A row of a batch's input with its cells as the contracts write them, in the order of the table's columns. */
export function viewInputRow(columns: readonly ColumnPlan[], { v, t, ...row }: InputRow) {
  const cells = columns.map((column) => {
    const stored = (column.storage === 't' ? t : v)[column.position - 1] ?? null;
    return stored === null || column.storage === 't' ? stored : formatValue(stored, column);
  });
  return { ...row, cells };
}

export type ShownInputRow = ReturnType<typeof viewInputRow>;
