import type { TFunction } from 'i18next';
import type { Outputs } from '../../../../shared/api/trpc.ts';
import type { Formatter } from '../../../../shared/format/formatter.ts';
import type { Column } from '../../../../shared/ui/data-table/index.ts';

export type CalculatedTable = Outputs['payroll']['tables']['listTables']['tables'][number];
export type TableColumn = CalculatedTable['columns'][number];
export type ResultRow = Outputs['payroll']['tables']['listRows']['rows'][number];
export type Cell = ResultRow['cells'][number];

/** Pixels. */
const nameWidth = 200;
const numberWidth = 104;
const departmentWidth = 210;
const lineWidth = 72;
const daysWidth = 168;

export const isFigure = ({ type }: TableColumn): boolean => type === 'money' || type === 'decimal' || type === 'integer';

/** Which line of an employee a row is: the days that it is about, else its number, counted from 1. */
export const writeLine = ({ days, line }: Pick<ResultRow, 'days' | 'line'>, format: Formatter): string =>
  days ? format.daysShort(days.from, days.to) : format.count(line + 1);

const types = { text: 'text', integer: 'number', decimal: 'number', money: 'figure', date: 'date', boolean: 'boolean' } as const;

/** The name of a code in the reader's language, and words where there is no value; anything else as it is. */
function named(value: Cell, { values }: TableColumn, t: TFunction<'batches'>, format: Formatter): Cell {
  if (value !== null && typeof value === 'object') return { error: t('table.errorCell') };
  return value !== null && values[value] ? format.name(values[value]) : value;
}

/** The calculated columns: each opens its explanation; net pay stays in sight, a zero is a quiet dash, and what all rows say alike starts hidden. */
function calculatedColumns(
  table: CalculatedTable,
  t: TFunction<'batches'>,
  format: Formatter,
  same: ReadonlySet<string>,
): Column<ResultRow>[] {
  return table.columns.flatMap((column, index) =>
    column.hidden
      ? []
      : [
          {
            id: column.code,
            name: format.name(column.name),
            type: column.percentage ? 'percent' : types[column.type],
            scale: column.scale,
            value: ({ cells }: ResultRow) => named(cells[index] ?? null, column, t, format),
            isHidden: same.has(column.code) && column.code !== table.netColumn,
            isSortable: true,
            opens: true,
            dashesZero: true,
            ...(column.code === table.netColumn ? { pin: 'end' as const, card: 'aside' as const } : {}),
          },
        ],
  );
}

/** All columns of a calculated table, whose line it is first; a table that all employees share has no person. */
export function resultColumns(
  table: CalculatedTable,
  t: TFunction<'batches'>,
  format: Formatter,
  same: ReadonlySet<string>,
): Column<ResultRow>[] {
  const calculated = calculatedColumns(table, t, format, same);
  if (table.lines === 'shared') return calculated.map((column, index) => (index === 0 ? { ...column, pin: 'start' as const } : column));
  const markOf = ({ movement, held }: ResultRow): string | null =>
    [movement && t(`review.movement.${movement}`), held && t('table.held')].filter(Boolean).join(' · ') || null;
  const sorted = { type: 'text', isSortable: true } as const;
  return [
    {
      ...sorted,
      id: 'name',
      name: t('table.employee'),
      value: ({ name }) => name,
      mark: markOf,
      opens: true,
      width: nameWidth,
      pin: 'start',
      card: 'title',
    },
    {
      ...sorted,
      id: 'employeeNumber',
      name: t('table.number'),
      value: ({ employeeNumber }) => employeeNumber,
      width: numberWidth,
      grow: 0,
      pin: 'start',
      card: 'second',
    },
    ...(table.lines === 'many' ? [lineColumn(table, t, format)] : []),
    {
      ...sorted,
      id: 'department',
      name: t('table.departmentColumn'),
      value: ({ department }) => format.name(department),
      width: departmentWidth,
      card: 'second',
    },
    ...calculated,
  ];
}

const lineColumn = (table: CalculatedTable, t: TFunction<'batches'>, format: Formatter): Column<ResultRow> => ({
  id: 'line',
  name: t(table.datedLines ? 'table.days' : 'table.line'),
  type: 'text',
  value: (row) => writeLine(row, format),
  width: table.datedLines ? daysWidth : lineWidth,
  grow: 0,
  pin: 'start',
  card: 'second',
});
