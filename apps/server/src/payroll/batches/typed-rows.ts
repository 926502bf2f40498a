import type { ColumnPlan, InputPlan } from '@wagewright/calc-engine';
import { AppError, type InputOf } from '@wagewright/contracts';
import type { setBatchInput } from '@wagewright/contracts/payroll/batches';
import type { TypedRows } from '@wagewright/db';
import { storedCell as storedOf } from '../tables/index.ts';

type Given = InputOf<typeof setBatchInput>['rows'];
type GivenLine = Given[number]['lines'][number];

/** A failed row is told with its number among those given, its table and its column. */
function refuse(table: InputPlan, row: number, column: string, reason: string): AppError {
  return new AppError('TABLE_ROW', { row, column, reason }, { place: { table: table.code, column } });
}

function storedCell(table: InputPlan, row: number, column: ColumnPlan, line: GivenLine): string | null {
  const cell = storedOf(column, Object.hasOwn(line, column.code) ? (line[column.code] ?? null) : null);
  if (!cell.ok) throw refuse(table, row, column.code, cell.problem);
  return cell.value;
}

function storedLine(table: InputPlan, row: number, line: GivenLine): TypedRows['lines'][number] {
  const unknown = Object.keys(line).find((code) => !table.columns.some((column) => column.code === code));
  if (unknown !== undefined) throw refuse(table, row, unknown, `${table.code} has no such column`);
  const cells = (storage: 'v' | 't') =>
    table.columns
      .filter((column) => column.storage === storage)
      .toSorted((a, b) => a.position - b.position)
      .map((column) => storedCell(table, row, column, line));
  return { v: cells('v'), t: cells('t') };
}

/**
 * Typed rows as they are stored.
 * @throws AppError TABLE_ROW naming row, column and what is wrong
 */
export function typedRows(table: InputPlan, rows: Given): TypedRows[] {
  const seen = new Set<number>();
  return rows.map(({ employeeId, lines }, index) => {
    const row = index + 1;
    const [first = ''] = table.columns.map(({ code }) => code);
    if (seen.has(employeeId)) throw refuse(table, row, first, `employee ${employeeId} is given twice`);
    seen.add(employeeId);
    if (table.lines === 'one' && lines.length !== 1) throw refuse(table, row, first, 'the table has one line for each employee');
    return { employeeId, lines: lines.map((line) => storedLine(table, row, line)) };
  });
}
