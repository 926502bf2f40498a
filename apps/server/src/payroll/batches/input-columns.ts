import type { InputPlan } from '@wagewright/calc-engine';
import { type ListColumns, momentText, type Say } from '../../platform/exports/index.ts';
import { outColumn, valueOfCell } from '../tables/index.ts';
import type { ShownInputRow } from './input-rows.ts';

const ways = { typed: { en: 'typed', 'zh-CN': '手工录入' }, imported: { en: 'imported', 'zh-CN': '导入' } } as const;

const person: ListColumns<ShownInputRow> = {
  '#name': { label: { en: 'Person', 'zh-CN': '员工' }, type: 'text', valueOf: ({ name }) => name },
  '#number': { label: { en: 'Number', 'zh-CN': '工号' }, type: 'text', valueOf: ({ employeeNumber }) => employeeNumber },
};
const line: ListColumns<ShownInputRow> = {
  '#line': { label: { en: 'Line', 'zh-CN': '行' }, type: 'integer', valueOf: (row) => String(row.line + 1) },
};

const brought: ListColumns<ShownInputRow> = {
  '#how': {
    label: { en: 'Brought in', 'zh-CN': '录入方式' },
    type: 'text',
    valueOf: ({ origin }, say) => origin && say(ways[origin.how]),
  },
  '#by': { label: { en: 'By', 'zh-CN': '录入人' }, type: 'text', valueOf: ({ origin }) => origin?.by ?? null },
  '#at': { label: { en: 'At (UTC)', 'zh-CN': '时间（UTC）' }, type: 'text', valueOf: ({ origin }) => momentText(origin?.at ?? null) },
};

/** Whose row it is, then the table's own columns, then who brought it, by the ids that they have on the screen. */
export const inputColumns = ({ lines, columns }: InputPlan, isTyped: boolean): ListColumns<ShownInputRow> => ({
  ...person,
  ...(lines === 'many' ? line : {}),
  ...Object.fromEntries(
    columns.map((column, index) => {
      const { label: _, ...shape } = outColumn(column, 'en');
      const valueOf = ({ cells }: ShownInputRow, say: Say) => valueOfCell(cells[index] ?? null, column, say);
      return [column.code, { ...shape, label: column.name, valueOf }];
    }),
  ),
  ...(isTyped ? brought : {}),
});
