/** `--explain TABLE:KEY:COLUMN` */
import {
  type ColumnPlan,
  type ExplainNode,
  explain,
  narrate,
  type PeriodFacts,
  type Program,
  readRow,
  type SharedRow,
  type TablePlan,
} from '@wagewright/calc-engine';
import { suggestName } from '@wagewright/calc-engine/language';
import { exactReader } from '@wagewright/contracts/format';
import type { GivenInput } from './build-input.ts';
import { calculateEverybody } from './calculate-everybody.ts';
import { explainGroup } from './explain-group.ts';
import { findNamed } from './names.ts';
import { refuse } from './problems.ts';
import type { ExplainRequest } from './read-arguments.ts';
import { cellText, sharedCell } from './results.ts';

/** A cell explained as a tree, and in sentences where it is an employee's. */
export interface CellExplanation {
  readonly tree: ExplainNode;
  readonly sentences: readonly string[];
}

/** @throws InputProblems where there is no such cell */
export function explainCell(program: Program, period: PeriodFacts, given: GivenInput, request: ExplainRequest): CellExplanation {
  const { table, column } = findColumn(program, request);
  const isShared = table.lines === 'shared';
  const result = program.stages > 1 || isShared ? calculateEverybody(program, period, given.input) : null;
  if (result && isShared) {
    const line = findGroup(table, result.shared.get(table.no) ?? [], request.key);
    return { tree: explainGroup(program, result, given, table, column, line), sentences: [] };
  }
  const { row, line } = findEmployee(table, given.employees, request.key);
  const input = readRow(program, given.input, row);
  const facts = result ? { period, shared: result.shared } : { period };
  try {
    const cell = { table: table.code, column: column.code, line };
    const story = narrate(program, facts, input, cell, { reader: exactReader('en'), audience: 'payroll' });
    return { tree: explain(program, facts, input, cell), sentences: story.sentences };
  } catch (error) {
    if (error instanceof RangeError) return refuse(`--explain: ${given.employees[row]} has no line ${line + 1} in ${table.code}.`);
    throw error;
  }
}

function findColumn(program: Program, request: ExplainRequest): { readonly table: TablePlan; readonly column: ColumnPlan } {
  const tables = program.tables.filter(({ no, kind }) => kind !== 'parameter' || program.inputs.some(({ tableNo }) => tableNo === no));
  const codes = tables.map(({ code }) => code);
  const table = findNamed(tables, request.table);
  if (!table)
    return refuse(`--explain: There is no table ${request.table}. ${suggestName(request.table, codes, `There are ${codes.join(', ')}.`)}`);
  const column = findNamed(table.columns, request.column);
  const columns = table.columns.map(({ code }) => code);
  if (column) return { table, column };
  return refuse(
    `--explain: ${table.code} has no column ${request.column}. ${suggestName(request.column, columns, `It has ${columns.join(', ')}.`)}`,
  );
}

/** The key is the employee; in a table with lines also `employee/line`, the first line being 1. */
function findEmployee(table: TablePlan, employees: readonly string[], key: string): { readonly row: number; readonly line: number } {
  const whole = employees.indexOf(key);
  if (whole >= 0) return { row: whole, line: 0 };
  const [, employee, line] = (table.lines === 'many' && /^(.*)\/([1-9]\d*)$/s.exec(key)) || [];
  const row = employee === undefined ? -1 : employees.indexOf(employee);
  if (row >= 0) return { row, line: Number(line) - 1 };
  return refuse(
    `--explain: There is no employee ${key}. ${suggestName(key, employees, `There are ${employees.length} employees in the tables.`)}`,
  );
}

/** The key is the group's keys joined by `/`; empty where the table has none. */
function findGroup({ code, columns, pivot }: TablePlan, rows: readonly SharedRow[], key: string): number {
  const keys = rows.map((row) =>
    columns
      .slice(0, pivot?.groupBy.length ?? 0)
      .map((column) => cellText(sharedCell(row, column)) ?? '')
      .join('/'),
  );
  const line = keys.indexOf(key);
  return line >= 0 ? line : refuse(`--explain: ${code} has no group ${key}. ${suggestName(key, keys, `There are ${keys.length}.`)}`);
}
