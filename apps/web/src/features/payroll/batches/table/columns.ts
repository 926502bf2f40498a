import { columnPinningFeature, columnSizingFeature, createColumnHelper, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { TFunction } from 'i18next';
import type { Outputs } from '../../../../shared/api/trpc.ts';
import { isDecimal } from '../../../../shared/format/decimal.ts';
import type { Formatter } from '../../../../shared/format/formatter.ts';

export type CalculatedTable = Outputs['payroll']['tables']['listTables']['tables'][number];
export type TableColumn = CalculatedTable['columns'][number];
export type ResultRow = Outputs['payroll']['tables']['listRows']['rows'][number];
export type Cell = ResultRow['cells'][number];

/** What the grid asks of TanStack Table; sorting and filtering are the server's. */
export const features = tableFeatures({ columnPinningFeature, columnSizingFeature, rowSortingFeature });
const helper = createColumnHelper<typeof features, ResultRow>();

/** Columns about the employee that stand before the calculated ones. */
export const personColumns = ['name', 'employeeNumber', 'department'] as const;
export const pinnedColumns = { wide: ['name', 'employeeNumber'], narrow: ['name'] } as const;

/** Pixels. */
const widths: Record<TableColumn['type'], number> = { text: 170, integer: 110, decimal: 128, money: 132, date: 118, boolean: 92 };
const widthMax = 220;
const characterWidth = 7.4;
const headPadding = 44;

const widthOf = (column: TableColumn, name: string): number =>
  Math.min(widthMax, Math.max(widths[column.type], Math.ceil(name.length * characterWidth + headPadding)));

export const isFigure = ({ type }: TableColumn): boolean => type === 'money' || type === 'decimal' || type === 'integer';

/** A value of a calculated column as people read it: percentages as such, money to its minor unit. */
export function writeValue(value: string, column: Pick<TableColumn, 'type' | 'scale' | 'percentage'>, format: Formatter): string {
  if (column.type === 'date') return format.day(value);
  if (column.type === 'boolean') return value === 'true' ? '✓' : '–';
  if (!isDecimal(value) || column.type === 'text') return value;
  if (column.percentage) return format.percent(value, { digits: 3 });
  return column.type === 'money' ? format.figure(value, column.scale) : format.number(value);
}

export function gridColumns(table: CalculatedTable, t: TFunction<'batches'>, format: Formatter, isNarrow: boolean) {
  return helper.columns([
    helper.accessor('name', { id: 'name', header: t('table.employee'), size: isNarrow ? 140 : 190 }),
    helper.accessor('employeeNumber', { id: 'employeeNumber', header: t('table.number'), size: 104 }),
    helper.accessor((row) => format.name(row.department), { id: 'department', header: t('table.departmentColumn'), size: 210 }),
    ...table.columns.flatMap((column, index) =>
      column.hidden
        ? []
        : [
            helper.accessor((row) => row.cells[index] ?? null, {
              id: column.code,
              header: format.name(column.name),
              size: widthOf(column, format.name(column.name)),
            }),
          ],
    ),
  ]);
}
