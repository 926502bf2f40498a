import { getQueryKey } from '@trpc/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../../shared/api/trpc.ts';
import { writeValue } from '../../../../shared/format/calculated-value.ts';
import type { Formatter } from '../../../../shared/format/formatter.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { defined } from '../../../../shared/search.ts';
import { type AskValues, type Condition, FilterChips, type FilterColumn } from '../../../../shared/ui/data-table/index.ts';
import { type CalculatedTable, isFigure, type TableColumn } from './columns.ts';
import type { RowsInput } from './rows-input.ts';

interface Props {
  readonly table: CalculatedTable;
  /** The rows that are shown: values are counted among them. */
  readonly input: RowsInput;
  readonly filters: readonly Condition[];
  readonly match: 'all' | 'single';
  readonly onChange: (change: { filters?: readonly Condition[] | undefined; match?: 'single' | undefined }) => void;
}

const kindOf = (column: TableColumn): FilterColumn['kind'] => (column.type === 'date' ? 'date' : isFigure(column) ? 'number' : 'values');

/** What rows can be filtered by: what is known of the person first, then the calculated columns. */
function filterColumns(table: CalculatedTable, t: TFunction<'batches'>, format: Formatter): FilterColumn[] {
  const nothing = t('table.noValue');
  const yesNo = (value: string | null) => (value === 'true' ? t('table.yes') : t('table.no'));
  const movements = { joiner: t('review.movement.joiner'), leaver: t('review.movement.leaver'), both: t('review.movement.both') };
  const write = (value: string | null) => value ?? nothing;
  const person: FilterColumn[] = [
    { id: 'department', name: t('table.departmentColumn'), kind: 'values', write },
    {
      id: 'movement',
      name: `${t('review.joiners')} / ${t('review.leavers')}`,
      kind: 'values',
      write: (value) => movements[value as keyof typeof movements] ?? t('table.neither'),
    },
    { id: 'held', name: t('table.held'), kind: 'values', write: yesNo },
  ];
  return [
    ...(table.lines === 'shared' ? [] : person),
    { id: 'hasErrors', name: t('review.errors'), kind: 'values', write: yesNo },
    ...table.columns
      .filter(({ hidden }) => !hidden)
      .map(
        (column): FilterColumn => ({
          id: column.code,
          name: format.name(column.name),
          kind: kindOf(column),
          write: (value) => (value === null ? nothing : column.type === 'boolean' ? yesNo(value) : writeValue(value, column, format)),
        }),
      ),
  ];
}

/** Filters of a calculated table; the server gives the values that a column has among the other filters' rows. */
export function ResultFilters({ table, input, filters, match, onChange }: Props) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const columns = useMemo(() => filterColumns(table, t, format), [table, t, format]);
  const { client } = trpc.useUtils();
  const ask: AskValues = (column, containing) => {
    const { batchId, table: code, search, conditions = [] } = input;
    const others = match === 'all' ? conditions.filter((condition) => condition.column !== column) : [];
    const asked = { batchId, table: code, column, conditions: others, ...defined({ search, containing: containing || undefined }) };
    const write = columns.find(({ id }) => id === column)?.write ?? String;
    return {
      queryKey: getQueryKey(trpc.payroll.tables.getColumnValues, asked, 'query'),
      read: async (signal) => {
        const found = await client.payroll.tables.getColumnValues.query(asked, { signal });
        const values = found.values.map(({ value, name, within, rows }) => ({
          value,
          rows,
          label: name ? format.name(name) : write(value),
          within: within ? format.name(within) : undefined,
        }));
        return { ...found, values };
      },
    };
  };
  return <FilterChips columns={columns} conditions={filters} match={match} ask={ask} onChange={onChange} />;
}
