import type { TFunction } from 'i18next';
import type { Outputs } from '../../../../../shared/api/trpc.ts';
import type { Formatter } from '../../../../../shared/format/formatter.ts';
import type { CellValue, Column } from '../../../../../shared/ui/data-table/index.ts';
import type { CalculatedTable } from '../columns.ts';
import type { Groupable } from '../groups/groupable.ts';
import type { Measure } from './pivot-state.ts';

export type Pivot = Outputs['payroll']['tables']['pivotRows'];
export type PivotHead = Pivot['rows'][number];

/** A line of the pivot's table. */
export interface PivotLine {
  readonly index: number;
}

export interface Told {
  readonly pivot: Pivot;
  readonly table: CalculatedTable;
  readonly rowFields: readonly (Groupable | undefined)[];
  readonly columnFields: readonly (Groupable | undefined)[];
  readonly measures: readonly Measure[];
  readonly t: TFunction<'batches'>;
  readonly format: Formatter;
}

const headWidth = 200;

export function measureName({ aggregate, column }: Measure, { table, t, format }: Pick<Told, 'table' | 't' | 'format'>): string {
  const named = table.columns.find(({ code }) => code === column);
  const of = named ? format.name(named.name) : t('pivot.anyRow');
  return t('pivot.measureOf', { aggregate: t(`pivot.aggregates.${aggregate}`), column: of });
}

const partName = (head: PivotHead, fields: Told['rowFields'], format: Formatter): string[] =>
  head.values.map(({ value, name }, index) => (name ? format.name(name) : (fields[index]?.write(value) ?? value ?? '–')));

/** What a group says of all its fields. */
export const headName = (head: PivotHead, fields: Told['rowFields'], format: Formatter): string =>
  partName(head, fields, format).join(' › ');

/** Percentages and amounts as their columns write them, whole counts as such. */
function figureColumn(measure: Measure, scale: number, table: CalculatedTable): Pick<Column<PivotLine>, 'type' | 'scale'> {
  if (measure.aggregate === 'count') return { type: 'number' };
  const column = table.columns.find(({ code }) => code === measure.column);
  if (column?.percentage) return { type: 'percent' };
  return column?.type === 'money' ? { type: 'figure', scale } : { type: column?.type === 'date' ? 'date' : 'number' };
}

/** The columns of a pivot's table: its groups down, a column for each group across and measure, and the totals. */
export function pivotColumns(told: Told): Column<PivotLine>[] {
  const { pivot, rowFields, columnFields, measures, table, t, format } = told;
  const heads = rowFields.map(
    (field, index): Column<PivotLine> => ({
      id: `head.${index}`,
      name: field?.name ?? '',
      type: 'text',
      width: headWidth,
      value: (line) => {
        const head = pivot.rows[line.index];
        return head ? (partName(head, rowFields, format)[index] ?? '') : '';
      },
      ...(index === 0 ? { pin: 'start' as const, card: 'title' as const } : { card: 'second' as const }),
      opens: true,
    }),
  );
  const figure = (id: string, name: string, index: number, valueOf: (line: PivotLine) => CellValue): Column<PivotLine> => ({
    id,
    name,
    ...figureColumn(measures[index] ?? { aggregate: 'count' }, pivot.scales[index] ?? 0, table),
    value: valueOf,
    opens: true,
    card: 'line',
  });
  const isCrossed = columnFields.length > 0;
  const cells = isCrossed
    ? pivot.columns.flatMap((head, across) =>
        measures.map((measure, index) =>
          figure(
            `cell.${across}.${index}`,
            [headName(head, columnFields, format), ...(measures.length > 1 ? [measureName(measure, told)] : [])].join(' · '),
            index,
            (line) => pivot.cells[line.index]?.[across]?.[index] ?? null,
          ),
        ),
      )
    : [];
  const totals = measures.map((measure, index) => ({
    ...figure(
      `total.${index}`,
      isCrossed ? `${t('pivot.total')} · ${measureName(measure, told)}` : measureName(measure, told),
      index,
      (line) => pivot.rowTotals[line.index]?.[index] ?? null,
    ),
    ...(isCrossed ? { pin: 'end' as const } : {}),
  }));
  return [...heads, ...cells, ...totals];
}

/** The line of totals at the foot, by column. */
export const pivotTotals = ({ pivot, measures }: Told): ReadonlyMap<string, CellValue> =>
  new Map([
    ...pivot.columnTotals.flatMap((figures, across) => figures.map((value, index) => [`cell.${across}.${index}`, value] as const)),
    ...measures.map((_, index) => [`total.${index}`, pivot.total[index] ?? null] as const),
  ]);
