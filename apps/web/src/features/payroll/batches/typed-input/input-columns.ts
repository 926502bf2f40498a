import type { TFunction } from 'i18next';
import type { Outputs } from '../../../../shared/api/trpc.ts';
import type { Formatter } from '../../../../shared/format/formatter.ts';
import type { Column } from '../../../../shared/ui/data-table/index.ts';
import type { GridColumn, GridRow } from '../../../../shared/ui/rows-grid/index.ts';

export type BatchInput = Outputs['payroll']['batches']['listBatchInput'];
export type InputTable = BatchInput['tables'][number];
export type InputRow = BatchInput['rows'][number];

const types = { text: 'text', integer: 'number', decimal: 'number', money: 'figure', date: 'date', boolean: 'boolean' } as const;

/** The people of a batch and what stands in the table for each; a row opens what can be written there. */
export const inputColumns = (table: InputTable, t: TFunction<'typedInput'>, format: Formatter): Column<InputRow>[] => [
  { id: '#name', name: t('person'), type: 'text', value: ({ name }) => name, width: 180, pin: 'start', opens: true, card: 'title' },
  { id: '#number', name: t('number'), type: 'text', value: ({ employeeNumber }) => employeeNumber, width: 110, grow: 0, card: 'second' },
  ...(table.lines === 'many'
    ? [{ id: '#line', name: t('line'), type: 'text', value: ({ line }: InputRow) => format.count(line + 1), width: 72, grow: 0 } as const]
    : []),
  ...table.columns.map(
    ({ code, name, type, scale, percentage, values }, index): Column<InputRow> => ({
      id: code,
      name: format.name(name),
      type: percentage ? 'percent' : types[type],
      scale,
      value: ({ cells }) => {
        const cell = cells[index] ?? null;
        return cell !== null && values[cell] ? format.name(values[cell]) : cell;
      },
      opens: true,
    }),
  ),
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
