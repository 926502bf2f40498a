import type { Program, TablePlan } from '@wagewright/calc-engine';
import { AppError, type Language, type LocalizedText } from '@wagewright/contracts';
import type { CsvCell } from '@wagewright/contracts/format';
import { datedLinesOf } from './dated-lines.ts';
import { viewColumn } from './find-table.ts';
import type { ReadyRow } from './read-rows.ts';

/** A column of an export: its heading, and what stands in it. */
export interface ExportColumn {
  readonly name: string;
  readonly cellOf: (row: ReadyRow) => CsvCell;
}

const headings: Readonly<Record<'name' | 'employeeNumber' | 'department' | 'line' | 'days', LocalizedText>> = {
  name: { en: 'Employee', 'zh-CN': '员工' },
  employeeNumber: { en: 'Number', 'zh-CN': '工号' },
  department: { en: 'Department', 'zh-CN': '部门' },
  line: { en: 'Line', 'zh-CN': '行' },
  days: { en: 'Days', 'zh-CN': '日期' },
};

/** What stands where a value could not be worked out, as on the screen; the reason is in the list of errors. */
const failed: LocalizedText = { en: 'no value', 'zh-CN': '无值' };

const text = (value: string | null | undefined): CsvCell => ({ text: value ?? '', isFigure: false });
const figure = (value: string): CsvCell => ({ text: value, isFigure: true });

/** What is known of the person, by the names that the table's own columns may not have. */
function personColumns(isDated: boolean, language: Language): ReadonlyMap<string, ExportColumn> {
  const column = (name: keyof typeof headings, cellOf: ExportColumn['cellOf']): ExportColumn => ({
    name: headings[name][language],
    cellOf,
  });
  return new Map([
    ['name', column('name', ({ row }) => text(row.name))],
    ['employeeNumber', column('employeeNumber', ({ row }) => text(row.employeeNumber))],
    ['department', column('department', ({ row }) => text(row.department?.[language]))],
    [
      'line',
      isDated
        ? column('days', ({ days }) => text(days && `${days.from}/${days.to}`))
        : column('line', ({ row }) => figure(String(row.line + 1))),
    ],
  ]);
}

const isShared = ({ lines }: TablePlan): boolean => lines === 'shared';

/**
 * The columns of an export in the order that is asked for. Amounts are plain decimals, days ISO, codes the names that people read.
 * @throws AppError VALIDATION_FAILED for a column that the table does not have
 */
export function exportColumns(program: Program, table: TablePlan, codes: readonly string[], language: Language): ExportColumn[] {
  const person = isShared(table) ? new Map<string, ExportColumn>() : personColumns(datedLinesOf(program, table) !== null, language);
  return codes.map((code) => {
    const known = person.get(code);
    if (known) return known;
    const index = table.columns.findIndex((column) => column.code === code);
    const plan = table.columns[index];
    if (!plan) throw new AppError('VALIDATION_FAILED', { reason: `there is no column ${code} in this table` });
    const { name, values, type } = viewColumn(plan);
    const isFigure = type === 'money' || type === 'decimal' || type === 'integer';
    return {
      name: name[language],
      cellOf: ({ cells }) => {
        const cell = cells[index] ?? null;
        if (cell === null) return text('');
        if (typeof cell === 'object') return text(failed[language]);
        return isFigure ? figure(cell) : text(values[cell]?.[language] ?? cell);
      },
    };
  });
}
