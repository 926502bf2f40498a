import type { ColumnPlan } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import { formatValue, type InputOrder, type InputRow } from '@wagewright/db';
import { typedInputColumns } from '@wagewright/db/columns';

/** A row of a batch's input with its cells as the contracts write them, in the order of the table's columns. */
export function viewInputRow(columns: readonly ColumnPlan[], { v, t, how, by, at, ...row }: InputRow) {
  const cells = columns.map((column) => {
    const stored = (column.storage === 't' ? t : v)[column.position - 1] ?? null;
    return stored === null || column.storage === 't' ? stored : formatValue(stored, column);
  });
  const origin = how === null || at === null ? null : { how: typedInputColumns.how(how), by: by ?? '–', at: at.toISOString() };
  return { ...row, cells, origin };
}

export type ShownInputRow = ReturnType<typeof viewInputRow>;

const people: Readonly<Record<string, InputOrder['by']>> = { '#name': 'name', '#number': 'number', '#by': 'who', '#at': 'at' };

/**
 * The order that is asked for.
 * @throws AppError NOT_FOUND for a column that the table does not have
 */
export function orderOf(
  columns: readonly ColumnPlan[],
  sort: { readonly column: string; readonly direction: 'ascending' | 'descending' } | undefined,
): InputOrder | undefined {
  if (!sort) return undefined;
  const by = people[sort.column] ?? columns.find(({ code }) => code === sort.column);
  if (!by) throw new AppError('NOT_FOUND', { what: 'column', id: sort.column });
  return { by, descending: sort.direction === 'descending' };
}
