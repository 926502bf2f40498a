import type { InputPlan } from '@wagewright/calc-engine';
import type { ListColumns, Say } from '../../platform/exports/index.ts';
import { outColumn, valueOfCell } from '../tables/index.ts';
import type { ShownInputRow } from './input-rows.ts';

const person: ListColumns<ShownInputRow> = {
  '#name': { label: { en: 'Person', 'zh-CN': '员工' }, type: 'text', valueOf: ({ name }) => name },
  '#number': { label: { en: 'Number', 'zh-CN': '工号' }, type: 'text', valueOf: ({ employeeNumber }) => employeeNumber },
};
const line: ListColumns<ShownInputRow> = {
  '#line': { label: { en: 'Line', 'zh-CN': '行' }, type: 'integer', valueOf: (row) => String(row.line + 1) },
};

/** Whose row it is, then the table's own columns, by the ids that they have on the screen. */
export const inputColumns = ({ lines, columns }: InputPlan): ListColumns<ShownInputRow> => ({
  ...person,
  ...(lines === 'many' ? line : {}),
  ...Object.fromEntries(
    columns.map((column, index) => {
      const { label: _, ...shape } = outColumn(column, 'en');
      const valueOf = ({ cells }: ShownInputRow, say: Say) => valueOfCell(cells[index] ?? null, column, say);
      return [column.code, { ...shape, label: column.name, valueOf }];
    }),
  ),
});
