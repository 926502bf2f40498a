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
/** Columns that mark and tell apart rows; they neither sort nor explain. */
export const selectColumn = 'select';
export const lineColumn = 'line';

/** Pixels. */
const widths: Record<TableColumn['type'], number> = { text: 170, integer: 110, decimal: 128, money: 132, date: 118, boolean: 92 };
const widthMax = 220;
const characterWidth = 7.4;
const headPadding = 44;
const selectWidth = 44;
const lineWidth = 72;
const daysWidth = 168;

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

/** Which line of an employee a row is: the days that it is about, else its number, counted from 1. */
export const writeLine = ({ days, line }: Pick<ResultRow, 'days' | 'line'>, format: Formatter): string =>
  days ? format.daysShort(days.from, days.to) : format.count(line + 1);

interface Shape {
  readonly table: CalculatedTable;
  readonly isNarrow: boolean;
  /** Rows can be chosen. */
  readonly selects: boolean;
}

/** What stays in place while the rest scrolls: whose row it is, or of a table that all share its first column. */
export function pinnedColumns({ table, isNarrow, selects }: Shape): string[] {
  const first = table.columns.find(({ hidden }) => !hidden)?.code;
  if (table.lines === 'shared') return first === undefined ? [] : [first];
  const line = table.lines === 'many' ? [lineColumn] : [];
  return [...(selects ? [selectColumn] : []), 'name', ...(isNarrow ? [] : ['employeeNumber', ...line])];
}

export function gridColumns({ table, isNarrow, selects }: Shape, t: TFunction<'batches'>, format: Formatter) {
  const select = helper.display({ id: selectColumn, header: '', size: selectWidth });
  const person = [
    helper.accessor('name', { id: 'name', header: t('table.employee'), size: isNarrow ? 140 : 190 }),
    helper.accessor('employeeNumber', { id: 'employeeNumber', header: t('table.number'), size: 104 }),
  ];
  const line = helper.accessor((row) => writeLine(row, format), {
    id: lineColumn,
    header: t(table.datedLines ? 'table.days' : 'table.line'),
    size: table.datedLines ? daysWidth : lineWidth,
  });
  const department = helper.accessor((row) => format.name(row.department), {
    id: 'department',
    header: t('table.departmentColumn'),
    size: 210,
  });
  const calculated = table.columns.flatMap((column, index) =>
    column.hidden
      ? []
      : [
          helper.accessor((row) => row.cells[index] ?? null, {
            id: column.code,
            header: format.name(column.name),
            size: widthOf(column, format.name(column.name)),
          }),
        ],
  );
  if (table.lines === 'shared') return helper.columns(calculated);
  return helper.columns([...(selects ? [select] : []), ...person, ...(table.lines === 'many' ? [line] : []), department, ...calculated]);
}
