import type { ColumnPlan, Program, TablePlan } from '@wagewright/calc-engine';
import { AppError, type Language } from '@wagewright/contracts';
import type { OutColumn, Value } from '@wagewright/files';
import type { ExportColumn, Say } from '../../platform/exports/index.ts';
import { datedLinesOf } from './dated-lines.ts';
import { exportWords as words } from './export-words.ts';
import type { ReadyRow } from './read-rows.ts';

export type RowColumn = ExportColumn<ReadyRow>;

/** How a column of a table stands in a file: amounts with their digits, shares as percentages, days as days. */
export const outColumn = ({ name, type, scale, display }: ColumnPlan, language: Language): OutColumn => ({
  label: name[language],
  type: display.percentage ? 'percentage' : type,
  ...(type === 'money' || type === 'decimal' ? { scale } : {}),
});

type Cell = ReadyRow['cells'][number];

/** A text's code is the name that people read; a cell that failed says so. */
export function valueOfCell(cell: Cell, { type, display }: ColumnPlan, say: Say): Value {
  if (cell === null) return null;
  if (typeof cell === 'object') return say(words.failed);
  if (type === 'boolean') return cell === 'true';
  return (type === 'text' ? say(display.values?.[cell] ?? null) : null) ?? cell;
}

/** What is known of the person, by the names that the table's own columns may not have. */
function personColumns(isDated: boolean, language: Language): ReadonlyMap<string, readonly RowColumn[]> {
  const text = (name: 'name' | 'employeeNumber' | 'department', valueOf: RowColumn['valueOf']): readonly RowColumn[] => [
    { label: words[name][language], type: 'text', valueOf },
  ];
  const day = (end: 'from' | 'to'): RowColumn => ({
    label: words[end][language],
    type: 'date',
    valueOf: ({ days }) => days?.[end] ?? null,
  });
  const line: RowColumn = { label: words.line[language], type: 'integer', valueOf: ({ row }) => String(row.line + 1) };
  return new Map([
    ['name', text('name', ({ row }) => row.name)],
    ['employeeNumber', text('employeeNumber', ({ row }) => row.employeeNumber)],
    ['department', text('department', ({ row }) => row.department?.[language] ?? null)],
    ['line', isDated ? [day('from'), day('to')] : [line]],
  ]);
}

/** A column of a file, and which of the table's own it is. */
export interface AskedColumn {
  readonly columns: readonly RowColumn[];
  /** Among the table's columns; -1 of the person's. */
  readonly place: number;
}

/**
 * The columns of an export in the order that is asked for.
 * @throws AppError VALIDATION_FAILED for a column that the table does not have
 */
export function exportColumns(program: Program, table: TablePlan, codes: readonly string[], language: Language): AskedColumn[] {
  const isShared = table.lines === 'shared';
  const person = isShared ? new Map<string, readonly RowColumn[]>() : personColumns(datedLinesOf(program, table) !== null, language);
  const say: Say = (text) => text?.[language] ?? null;
  return codes.map((code) => {
    const known = person.get(code);
    if (known) return { columns: known, place: -1 };
    const place = table.columns.findIndex((column) => column.code === code);
    const plan = table.columns[place];
    if (!plan) throw new AppError('VALIDATION_FAILED', { reason: `there is no column ${code} in this table` });
    const own = { ...outColumn(plan, language), valueOf: ({ cells }: ReadyRow) => valueOfCell(cells[place] ?? null, plan, say) };
    return { columns: [own], place };
  });
}
