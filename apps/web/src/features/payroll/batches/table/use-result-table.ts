import { type ReactTable, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { type CalculatedTable, features, gridColumns, pinnedColumns, type ResultRow } from './columns.ts';

interface Options {
  readonly definition: CalculatedTable;
  /** The rows that are drawn. */
  readonly rows: ResultRow[];
  readonly sort: string | undefined;
  readonly isNarrow: boolean;
  /** Rows can be chosen. */
  readonly selects: boolean;
}

export const rowKey = ({ employeeId, line }: ResultRow): string => `${employeeId}:${line}`;

/** Columns, their widths and what is pinned; on a phone the name alone stays in place. */
export function useResultTable({ definition, rows, sort, isNarrow, selects }: Options): ReactTable<typeof features, ResultRow> {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const shape = useMemo(() => ({ table: definition, isNarrow, selects }), [definition, isNarrow, selects]);
  const columns = useMemo(() => gridColumns(shape, t, format), [shape, t, format]);
  return useTable({
    features,
    columns,
    data: rows,
    getRowId: rowKey,
    manualSorting: true,
    state: {
      columnPinning: { start: pinnedColumns(shape), end: [] },
      sorting: sort === undefined ? [] : [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }],
    },
  });
}
