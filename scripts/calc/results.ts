/** What a calculation gives, table by table, as cells for people. */
import {
  type ColumnPlan,
  isoDateText,
  type KernelOutput,
  minorToText,
  type OutputTable,
  type Program,
  type TablePlan,
} from '@wagewright/calc-engine';
import { employeeHeader } from './read-table.ts';

/** Decimals at the column's scale, ISO dates, texts; null is blank. */
export type ResultCell = string | boolean | null | { readonly error: string };

export interface ResultTable {
  readonly plan: TablePlan;
  readonly rows: number;
  /** Names of what says whose a row is. */
  readonly keyHeaders: readonly string[];
  key(row: number): readonly string[];
  cell(row: number, column: number): ResultCell;
}

export function describeResults(program: Program, output: KernelOutput, employees: readonly string[]): ResultTable[] {
  const failed = new Map(output.errors.map((error) => [`${error.tableNo} ${error.row} ${error.column}`, error.code]));
  return output.tables.map((table) => {
    const plan = program.tables.find(({ no }) => no === table.no);
    if (!plan) throw new Error(`the kernel gave table ${table.no}, which the program does not have`);
    return {
      plan,
      rows: output.rows,
      keyHeaders: [employeeHeader],
      key: (row) => [employees[row] ?? ''],
      cell(row, index) {
        const column = plan.columns[index];
        if (!column) return null;
        const error = table.errorCount[row] === 0 ? undefined : failed.get(`${table.no} ${row} ${column.code}`);
        return error === undefined ? storedCell(table, column, row) : { error };
      },
    };
  });
}

function storedCell(table: OutputTable, column: ColumnPlan, row: number): ResultCell {
  const index = column.position - 1;
  if (column.storage === 't') return table.t[index]?.[row] ?? null;
  const big = table.big.get(index)?.get(row);
  if (big !== undefined) return minorToText(big, column.scale);
  const value = table.v[index]?.[row] ?? Number.NaN;
  if (Number.isNaN(value)) return null;
  if (column.type === 'boolean') return value !== 0;
  return column.type === 'date' ? isoDateText(value) : decimalText(value, column.scale);
}

/** The same as `minorToText` for whole numbers up to 2^53, several times faster: a payroll of 100,000 has millions of amounts. */
function decimalText(minor: number, scale: number): string {
  if (scale === 0) return String(minor);
  const digits = String(Math.abs(minor)).padStart(scale + 1, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
