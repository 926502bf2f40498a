import { type ColumnPlan, constantToMinor, parseCell } from '@wagewright/calc-engine';
import type { Cell } from '@wagewright/contracts/definition';
import { fitsInt64 } from '../../core/int64.ts';

export type StoredCell = { readonly ok: true; readonly value: string | null } | { readonly ok: false; readonly problem: string };

/** A cell that somebody gave as its column stores it: minor units, days or 0/1 as text, or the text itself; or why it cannot. */
export function storedCell(column: Pick<ColumnPlan, 'type' | 'scale'>, given: Cell): StoredCell {
  const cell = parseCell(given, column.type, column.scale);
  if (!cell.ok) return cell;
  if (cell.value === null) return { ok: true, value: null };
  if (cell.value.kind === 'text') return { ok: true, value: cell.value.value };
  const minor = constantToMinor(cell.value, column.scale) ?? 0n;
  return fitsInt64(minor)
    ? { ok: true, value: String(minor) }
    : { ok: false, problem: `${String(given).slice(0, 40)} is too large to be stored` };
}
