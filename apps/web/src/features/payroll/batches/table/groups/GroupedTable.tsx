import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '../../../../../shared/api/use-download.ts';
import { useFormat } from '../../../../../shared/format/use-format.ts';
import { DataTable, type Exporter } from '../../../../../shared/ui/data-table/index.ts';
import { filterable, type ShownTable, useResultColumns } from '../shown-table.ts';
import { groupedColumns } from './group-columns.ts';
import { groupableColumns } from './groupable.ts';
import type { GroupedRow } from './grouped-row.ts';
import { useResultGroups } from './use-result-groups.ts';

interface Props extends ShownTable {
  readonly levels: readonly string[];
}

const stateOf = (line: GroupedRow) => (line.kind === 'group' ? 'group' : line.kind === 'more' || line.row.held ? 'quiet' : undefined);

/** The rows of a table in groups with subtotals: a group opens to the groups or rows within it, a row's cell to its explanation. */
export function GroupedTable({ input, table, levels, address, sort, onSort, onExplain, isExplaining }: Props) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const rows = useResultGroups({ input, levels });
  const { totals, columns: ungrouped } = useResultColumns(table, input);
  const columns = useMemo(() => {
    const groupable = new Map(groupableColumns(table, t, format).map((one) => [one.id, one]));
    const told = { table, levels: levels.map((level) => groupable.get(level)), t, format };
    return groupedColumns(ungrouped, told);
  }, [table, levels, t, format, ungrouped]);
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
      address={{ ...address, filterable: [...filterable, '#group'] }}
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
