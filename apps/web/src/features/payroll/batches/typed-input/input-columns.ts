import type { TFunction } from 'i18next';
import type { Outputs } from '../../../../shared/api/trpc.ts';
import type { Formatter } from '../../../../shared/format/formatter.ts';
import type { Column } from '../../../../shared/ui/data-table/index.ts';
import type { GridColumn, GridRow } from '../../../../shared/ui/rows-grid/index.ts';

export type BatchInput = Outputs['payroll']['batches']['listBatchInput'];
export type InputTable = BatchInput['tables'][number];
export type InputRow = BatchInput['rows'][number];

const types = { text: 'text', integer: 'number', decimal: 'number', money: 'figure', date: 'date', boolean: 'boolean' } as const;

/** A row with what its codes are called, by the place of their columns. */
export type NamedRow = InputRow & { readonly names: readonly InputTable['columns'][number]['values'][] };

/** Each row with the names that came with its window. */
export function namedRows({ rows, ...page }: BatchInput, table: string) {
  const names = page.tables.find(({ code }) => code === table)?.columns.map(({ values }) => values) ?? [];
  return { ...page, rows: rows.map((row): NamedRow => ({ ...row, names })) };
}

/** The people of a batch and what stands in the table for each; a row opens what can be written there, or the person. */
export const inputColumns = (table: InputTable, t: TFunction<'typedInput'>, format: Formatter): Column<NamedRow>[] => [
  {
    id: '#name',
    name: t('person'),
    type: 'text',
    value: ({ name }) => name,
    width: 180,
    pin: 'start',
    opens: true,
    isSortable: true,
    card: 'title',
  },
  {
    id: '#number',
    name: t('number'),
    type: 'text',
    value: ({ employeeNumber }) => employeeNumber,
    width: 110,
    grow: 0,
    isSortable: true,
    card: 'second',
  },
  ...(table.lines === 'many'
    ? [{ id: '#line', name: t('line'), type: 'text', value: ({ line }: NamedRow) => format.count(line + 1), width: 72, grow: 0 } as const]
    : []),
  ...table.columns.map(
    ({ code, name, type, scale, percentage }, index): Column<NamedRow> => ({
      id: code,
      name: format.name(name),
      type: percentage ? 'percent' : types[type],
      scale,
      value: ({ cells, names }) => {
        const cell = cells[index] ?? null;
        const named = cell === null ? undefined : names[index]?.[cell];
        return named ? format.name(named) : cell;
      },
      opens: true,
      isSortable: true,
    }),
  ),
  ...(table.isTyped ? brought(t) : []),
];

/** Who brought it and when; a file was made by others, and read by whoever imported it. */
const brought = (t: TFunction<'typedInput'>): Column<NamedRow>[] => [
  {
    id: '#by',
    name: t('by'),
    type: 'text',
    value: ({ origin }) => origin && t(`ways.${origin.how}`, { name: origin.by }),
    width: 190,
    isSortable: true,
  },
  { id: '#at', name: t('at'), type: 'instant', value: ({ origin }) => origin?.at ?? null, width: 160, grow: 0, isSortable: true },
];

/** The same columns as people write them. */
export const writtenColumns = (table: Pick<InputTable, 'columns'>, format: Formatter): GridColumn[] =>
  table.columns.map(({ code, name, type, scale, percentage, currency, values }) => ({
    id: code,
    name: format.name(name),
    type: percentage ? 'percent' : type,
    scale,
    ...(type === 'money' && currency ? { currency } : {}),
    labels: Object.fromEntries(Object.entries(values).map(([value, label]) => [value, format.name(label)])),
  }));

export const cellsOf = (table: InputTable, { cells }: InputRow): GridRow['cells'] =>
  Object.fromEntries(table.columns.map(({ code }, index) => [code, cells[index] ?? '']));
