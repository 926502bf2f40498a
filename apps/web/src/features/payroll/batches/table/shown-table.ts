import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import type { TableAddress } from '../../../../shared/ui/data-table/index.ts';
import { type CalculatedTable, type ResultRow, resultColumns } from './columns.ts';
import type { RowsInput } from './rows-input.ts';
import { useRowSummary } from './use-row-summary.ts';

/** A calculated table, whether its rows are shown one by one or in groups. */
export interface ShownTable {
  readonly input: RowsInput;
  readonly table: CalculatedTable;
  readonly address: TableAddress;
  readonly sort: string | undefined;
  readonly onSort: (sort: string | undefined) => void;
  readonly onExplain: (row: ResultRow, column: string) => void;
  readonly isExplaining: boolean;
}

/** What is known of a row besides its columns. */
export const filterable = ['department', 'movement', 'held', 'hasErrors', 'employeeNumber', 'name'];

const nothing: ReadonlySet<string> = new Set();

/** Its columns, of which those that say the same in all rows begin hidden, and its totals. */
export function useResultColumns(table: CalculatedTable, input: RowsInput) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const { totals, same } = useRowSummary(table, input);
  return { totals, columns: useMemo(() => resultColumns(table, t, format, same ?? nothing), [table, t, format, same]) };
}
