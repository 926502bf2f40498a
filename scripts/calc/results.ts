/** What a calculation gives, table by table, as cells for people. */
import {
  type ColumnPlan,
  isoDateText,
  minorToText,
  type OutputTable,
  type Program,
  type SharedRow,
  type TablePlan,
  type WholeRun,
} from '@wagewright/calc-engine';
import { failedLines } from './failed-cells.ts';
import { employeeHeader } from './read-table.ts';

/** Decimals at the column's scale, ISO dates, texts; null is blank. */
export type ResultCell = string | boolean | null | { readonly error: string };

export interface ResultTable {
  readonly plan: TablePlan;
  readonly rows: number;
  /** Names of what says whose a row is; none for a table that all employees share. */
  readonly keyHeaders: readonly string[];
  key(row: number): readonly string[];
  cell(row: number, column: number): ResultCell;
}

/** Calculated tables in order of the definition. */
export function describeResults(program: Program, result: WholeRun, employees: readonly string[]): ResultTable[] {
  return program.tables.flatMap((plan) => {
    const output = result.tables.find(({ no }) => no === plan.no);
    const shared = result.shared.get(plan.no);
    if (shared) return [sharedTable(plan, shared)];
    return output ? [employeeTable(plan, output, result, employees)] : [];
  });
}

function employeeTable(plan: TablePlan, output: OutputTable, { errors }: WholeRun, employees: readonly string[]): ResultTable {
  const failed = failedLines(plan, output, errors);
  const { first } = output;
  const owners = first ? ownersOfLines(first, employees.length) : null;
  return {
    plan,
    rows: owners ? owners.length : employees.length,
    keyHeaders: first ? [employeeHeader, 'line'] : [employeeHeader],
    key(row) {
      const owner = owners?.[row] ?? row;
      return first ? [employees[owner] ?? '', String(row - (first[owner] ?? 0) + 1)] : [employees[owner] ?? ''];
    },
    cell(row, index) {
      const column = plan.columns[index];
      if (!column) return null;
      const error = failed.get(row)?.get(column.code);
      return error === undefined ? outputCell(output, column, row) : { error };
    },
  };
}

/** By line: the row whose line it is. */
export function ownersOfLines(first: Int32Array, employees: number): Int32Array {
  const owners = new Int32Array(first[employees] ?? 0);
  for (let row = 0; row < employees; row += 1) owners.fill(row, first[row], first[row + 1]);
  return owners;
}

function sharedTable(plan: TablePlan, rows: readonly SharedRow[]): ResultTable {
  return {
    plan,
    rows: rows.length,
    keyHeaders: [],
    key: () => [],
    cell(row, index) {
      const column = plan.columns[index];
      const values = rows[row];
      if (!column || !values) return null;
      return values.failed.includes(column.code) ? { error: 'DEPENDS_ON_ERROR' } : sharedCell(values, column);
    },
  };
}

/** A cell as text; null where it is blank. */
export function cellText(cell: ResultCell): string | null {
  if (cell === null || typeof cell === 'string') return cell;
  return typeof cell === 'boolean' ? (cell ? 'TRUE' : 'FALSE') : `#${cell.error}`;
}

/** A cell of a shared table that did not fail. */
export function sharedCell(row: SharedRow, column: ColumnPlan): ResultCell {
  if (column.storage === 't') return row.t[column.position - 1] ?? null;
  const value = row.v[column.position - 1] ?? null;
  return value === null ? null : numberCell(value, column);
}

function outputCell(output: OutputTable, column: ColumnPlan, line: number): ResultCell {
  const index = column.position - 1;
  if (column.storage === 't') return output.t[index]?.[line] ?? null;
  const big = output.big.get(index)?.get(line);
  if (big !== undefined) return numberCell(big, column);
  const value = output.v[index]?.[line] ?? Number.NaN;
  return Number.isNaN(value) ? null : numberCell(value, column);
}

function numberCell(value: number | bigint, { type, scale }: ColumnPlan): ResultCell {
  if (type === 'boolean') return Number(value) !== 0;
  if (type === 'date') return isoDateText(Number(value));
  return typeof value === 'bigint' ? minorToText(value, scale) : decimalText(value, scale);
}

/** The same as `minorToText` for whole numbers up to 2^53, several times faster: a payroll of 100,000 has millions of amounts. */
function decimalText(minor: number, scale: number): string {
  if (scale === 0) return String(minor);
  const digits = String(Math.abs(minor)).padStart(scale + 1, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
