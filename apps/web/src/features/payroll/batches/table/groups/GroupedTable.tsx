import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '../../../../../shared/api/use-download.ts';
import { useFormat } from '../../../../../shared/format/use-format.ts';
import { DataTable, type Exporter, type TableAddress } from '../../../../../shared/ui/data-table/index.ts';
import { type CalculatedTable, type ResultRow, resultColumns } from '../columns.ts';
import type { RowsInput } from '../rows-input.ts';
import { useRowSummary } from '../use-row-summary.ts';
import { groupedColumns } from './group-columns.ts';
import { groupableColumns } from './groupable.ts';
import type { GroupedRow } from './grouped-row.ts';
import { useGroupedRows } from './use-grouped-rows.ts';

interface Props {
  readonly input: RowsInput;
  readonly table: CalculatedTable;
  readonly levels: readonly string[];
  readonly address: TableAddress;
  readonly sort: string | undefined;
  readonly onSort: (sort: string | undefined) => void;
  readonly onExplain: (row: ResultRow, column: string) => void;
  readonly isExplaining: boolean;
}

const nothing: ReadonlySet<string> = new Set();
const filterable = ['department', 'movement', 'held', 'hasErrors', 'employeeNumber', 'name', '#group'];
const stateOf = (line: GroupedRow) => (line.kind === 'group' ? 'group' : line.kind === 'more' || line.row.held ? 'quiet' : undefined);

/** The rows of a table in groups with subtotals: a group opens to the groups or rows within it, a row's cell to its explanation. */
export function GroupedTable({ input, table, levels, address, sort, onSort, onExplain, isExplaining }: Props) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const rows = useGroupedRows({ input, levels });
  const { totals, same } = useRowSummary(table, input);
  const columns = useMemo(() => {
    const groupable = new Map(groupableColumns(table, t, format).map((one) => [one.id, one]));
    const told = { table, levels: levels.map((level) => groupable.get(level)), t, format };
    return groupedColumns(resultColumns(table, t, format, same ?? nothing), told);
  }, [table, levels, t, format, same]);
  const download = useDownload();
  const exported = (withRows: boolean): Exporter => {
    const { batchId, table: code, ...filter } = input;
    return (shown, type) => {
      const own = shown.filter((id) => id !== '#group');
      const asked = { ...filter, groupBy: levels, columns: own, withRows, format: type };
      return download(`/api/payroll/batches/${batchId}/tables/${code}/groups/export`, asked);
    };
  };
  const open = (line: GroupedRow, column: string) => {
    if (line.kind === 'group') rows.toggle(line.path);
    else if (line.kind === 'row' && column !== '#group') onExplain(line.row, column);
  };
  return (
    <DataTable
      label={format.name(table.name)}
      name={`result.${table.code}`}
      address={{ ...address, filterable }}
      columns={columns}
      rows={rows}
      identity={JSON.stringify({ ...input, levels })}
      sort={sort}
      exporter={[
        { label: t('table.exportGroups'), exporter: exported(false) },
        { label: t('table.exportGroupsWithRows'), exporter: exported(true) },
      ]}
      onSort={onSort}
      onOpen={open}
      isOpen={isExplaining}
      stateOf={stateOf}
      totals={totals}
    />
  );
}
