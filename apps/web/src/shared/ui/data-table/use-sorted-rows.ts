import { useMemo, useState } from 'react';
import { useFormat } from '../../format/use-format.ts';
import { compareValues } from './cell-writer.ts';
import type { Column, TableRows } from './table-types.ts';

interface Sorting {
  readonly sort: string | undefined;
  readonly onSort: ((sort: string | undefined) => void) | undefined;
}

/** The order of the rows: as whoever shows the table keeps it, else, where all rows are there, as the reader last clicked. */
export function useSortedRows<Row>(
  columns: readonly Column<Row>[],
  rows: TableRows<Row>,
  given: Sorting,
): Sorting & { rows: TableRows<Row> } {
  const { language } = useFormat();
  const [own, setOwn] = useState<string>();
  const isOurs = given.onSort === undefined && rows.see === undefined && rows.reachable === rows.total;
  const { reachable, rowAt } = rows;
  const order = useMemo(() => {
    const column = isOurs && own !== undefined ? columns.find(({ id }) => id === own.replace(/^-/, '')) : undefined;
    if (!column) return undefined;
    const words = new Intl.Collator(language);
    const sign = own?.startsWith('-') ? -1 : 1;
    const valueAt = (index: number) => {
      const row = rowAt(index);
      return row === undefined ? null : column.value(row);
    };
    return Array.from({ length: reachable }, (_, index) => index).toSorted(
      (a, b) => sign * compareValues(column.type, valueAt(a), valueAt(b), words),
    );
  }, [isOurs, own, columns, language, reachable, rowAt]);
  if (!isOurs) return { ...given, rows };
  return { sort: own, onSort: setOwn, rows: order ? { ...rows, rowAt: (index) => rowAt(order[index] ?? index) } : rows };
}
