import { Button, Group, Text } from '@mantine/core';
import { IconPhotoDown } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../../../shared/api/trpc.ts';
import { useDownload } from '../../../../../shared/api/use-download.ts';
import { useFormat } from '../../../../../shared/format/use-format.ts';
import { lazyPart } from '../../../../../shared/lazy-part.tsx';
import { ChartFrame } from '../../../../../shared/ui/ChartFrame.tsx';
import { conditionsOf } from '../../../../../shared/ui/data-table/groups/index.ts';
import { type Condition, DataTable, type Exporter, givenRows } from '../../../../../shared/ui/data-table/index.ts';
import { Loaded } from '../../../../../shared/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../../../shared/ui/Skeletons.tsx';
import { type CalculatedTable, isFigure } from '../columns.ts';
import { groupableColumns } from '../groups/groupable.ts';
import type { RowsInput } from '../rows-input.ts';
import { ChartError } from './ChartError.tsx';
import { PivotControls } from './PivotControls.tsx';
import { type ChartInput, chartFault } from './pivot-chart-data.ts';
import { headName, measureName, type Pivot, type PivotLine, pivotColumns, pivotTotals, type Told } from './pivot-columns.ts';
import type { Measure, PivotState } from './pivot-state.ts';
import { savePicture } from './save-picture.ts';

const PivotChart = lazyPart(() => import('./PivotChart.tsx'));

interface Props {
  readonly table: CalculatedTable;
  readonly input: RowsInput;
  readonly state: PivotState;
  readonly onChange: (state: PivotState) => void;
  /** Shows the rows that a cell stands for. */
  readonly onRows: (conditions: readonly Condition[]) => void;
}

/** Of a pivot that says nothing yet: by department, what the last amount adds up to; of a table that all share, its first column. */
function usualState(table: CalculatedTable): Required<Pick<PivotState, 'rows' | 'measures'>> {
  const money = table.netColumn ?? table.columns.findLast((column) => !column.hidden && isFigure(column))?.code;
  const rows = table.lines === 'shared' ? table.columns.slice(0, 1).map(({ code }) => code) : ['department'];
  const measures: Measure[] =
    money === undefined ? [{ aggregate: 'count' }] : [{ aggregate: 'sum', column: money }, { aggregate: 'count' }];
  return { rows, measures };
}

/** The figures that are drawn: of a pivot with groups across its first measure, else all measures. */
function chartInput(told: Told, kind: ChartInput['kind']): ChartInput {
  const { pivot, rowFields, columnFields, measures, t, format } = told;
  const categories = pivot.rows.map((head) => headName(head, rowFields, format) || t('pivot.total'));
  if (columnFields.length > 0 && kind !== 'scatter') {
    const series = pivot.columns.map((head) => headName(head, columnFields, format));
    return { kind, categories, series, values: pivot.cells.map((row) => row.map((figures) => figures[0] ?? null)), measures: 1 };
  }
  const shown = kind === 'pie' ? measures.slice(0, 1) : measures;
  return {
    kind,
    categories,
    series: shown.map((measure) => measureName(measure, told)),
    values: pivot.rowTotals.map((figures) => figures.slice(0, shown.length)),
    measures: shown.length,
  };
}

/** The rows of a table as a pivot, with a chart; a cell opens the rows that it stands for. */
export default function PivotView({ table, input, state, onChange, onRows }: Props) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const usual = usualState(table);
  const isUnsaid = state.rows === undefined && state.columns === undefined;
  const rows = state.rows ?? (isUnsaid ? usual.rows : []);
  const columns = state.columns ?? [];
  const measures = state.measures ?? usual.measures;
  const fields = useMemo(() => groupableColumns(table, t, format), [table, t, format]);
  const { sort: _sort, ...filter } = input;
  const { batchId, table: code, ...asked } = { ...filter, rows: [...rows], columns: [...columns], measures: [...measures] };
  const query = trpc.payroll.tables.pivotRows.useQuery({ batchId, table: code, ...asked }, { placeholderData: keepPreviousData });
  const download = useDownload();
  const exporter: Exporter = (_, type) =>
    download(`/api/payroll/batches/${batchId}/tables/${code}/pivot/export`, { ...asked, format: type });
  const shown: PivotState = { ...state, ...(rows.length > 0 ? { rows } : {}) };
  return (
    <>
      <PivotControls table={table} fields={fields} state={shown} measures={measures} onChange={onChange} />
      <Loaded query={query} skeleton={<RowsSkeleton rows={8} />}>
        {(pivot) => {
          const named = (codes: readonly string[]) => codes.map((code) => fields.find(({ id }) => id === code));
          const told: Told = { pivot, table, rowFields: named(rows), columnFields: named(columns), measures, t, format };
          return (
            <Shown
              told={told}
              state={state}
              exporter={exporter}
              onOpen={(line, column) => onRows(meant(pivot, line, column, rows, columns))}
            />
          );
        }}
      </Loaded>
    </>
  );
}

/** The rows that a cell of the pivot stands for, as conditions. */
function meant(pivot: Pivot, line: PivotLine, column: string, rows: readonly string[], columns: readonly string[]): Condition[] {
  const across = /^cell\.(\d+)\./.exec(column)?.[1];
  const valuesOf = (head: Pivot['rows'][number] | undefined) => head?.values.map(({ value }) => value) ?? [];
  const conditions = [
    ...conditionsOf(rows, valuesOf(pivot.rows[line.index])),
    ...(across === undefined ? [] : conditionsOf(columns, valuesOf(pivot.columns[Number(across)]))),
  ];
  // as the chips of a table write them: a choice of one value, or of none
  return conditions.map((condition) => ({
    column: condition.column,
    operator: 'one-of',
    values: ['value' in condition ? condition.value : ''],
  }));
}

interface ShownProps {
  readonly told: Told;
  readonly state: PivotState;
  readonly exporter: Exporter;
  readonly onOpen: (line: PivotLine, column: string) => void;
}

function Shown({ told, state, exporter, onOpen }: ShownProps) {
  const { pivot, table, t, format } = told;
  const holder = useRef<HTMLDivElement>(null);
  const columns = pivotColumns(told);
  const lines = pivot.rows.map((_, index): PivotLine => ({ index }));
  const input = state.chart && chartInput(told, state.chart);
  const fault = input && chartFault(input);
  const name = `${format.name(table.name)} ${t('pivot.title')}`;
  const cut = pivot.rowsTotal > pivot.rows.length || pivot.columnsTotal > pivot.columns.length;
  return (
    <>
      {input && (
        <div style={{ padding: '0 20px 16px' }} ref={holder}>
          {fault ? (
            <ChartError fault={fault} />
          ) : (
            <>
              <ChartFrame>
                <PivotChart input={input} label={name} />
              </ChartFrame>
              <Group justify="flex-end">
                <Button
                  variant="subtle"
                  size="compact-sm"
                  leftSection={<IconPhotoDown size={15} />}
                  onClick={() => holder.current && void savePicture(holder.current, name)}
                >
                  {t('pivot.picture')}
                </Button>
              </Group>
            </>
          )}
        </div>
      )}
      {cut && (
        <Text size="sm" c="dimmed" px={20} pb="xs" role="status">
          {t('pivot.cut', {
            rows: format.count(pivot.rows.length),
            rowsTotal: format.count(pivot.rowsTotal),
            columns: format.count(pivot.columns.length),
            columnsTotal: format.count(pivot.columnsTotal),
          })}
        </Text>
      )}
      <DataTable
        label={name}
        name="pivot"
        columns={columns}
        rows={givenRows(lines)}
        exporter={[{ label: t('pivot.export'), exporter }]}
        onOpen={onOpen}
        totals={{ label: t('pivot.total'), values: pivotTotals(told) }}
      />
    </>
  );
}
