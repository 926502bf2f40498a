/** What a test expects of a run, against what the run gives. */
import type { DefinitionTest } from '@wagewright/contracts/definition';
import type { ColumnPlan, KernelInput, Program, TablePlan } from './api.ts';
import { constantToMinor, constantToText, parseCell } from './definition/cells.ts';
import { storedToText } from './reference/stored.ts';
import { linesOf } from './test-input.ts';
import { itemOf, readOutput, verifySample } from './verify-sample.ts';
import type { WholeRun } from './whole-run.ts';

/** A cell of which something else was expected. */
export interface RedCell {
  readonly table: string;
  readonly column: string;
  /** The employee of the test, from 0; of a table over all employees the group. */
  readonly row: number;
  readonly line: number;
  /** Exact text, or the code of an error; null where it is blank. */
  readonly expected: string | null;
  readonly found: string | null;
  readonly expectsError: boolean;
  readonly failed: boolean;
  /** Of a test of several periods, from 1; null of a test of one. */
  readonly period: number | null;
}

/** What is owed for an earlier period, of which something else was expected. */
export interface RedDelta {
  /** The period that pays it, and the one that it is owed for; from 1. */
  readonly period: number;
  readonly of: number;
  readonly row: number;
  /** Code of a balance element. */
  readonly element: string;
  /** Exact text; null where nothing is expected. */
  readonly expected: string | null;
  readonly found: string;
}

/** One line for people who know the codes; of a cell or of what is owed also what it is about. */
export interface Mismatch {
  readonly text: string;
  readonly cell: RedCell | null;
  readonly delta: RedDelta | null;
}

export const plain = (text: string): Mismatch => ({ text, cell: null, delta: null });

/** Every row by the reference evaluator beside the generated code; then the cells that are expected. One entry a difference. */
export function compareRun(program: Program, run: WholeRun, input: KernelInput, expect: DefinitionTest['expect']): Mismatch[] {
  return [
    ...compareEvaluators(run, input).map(plain),
    ...Object.entries(expect).flatMap(([code, entries]) => {
      const plan = program.tables.find((table) => table.code === code && calculated.has(table.kind));
      if (!plan) return [plain(`${code} is not a data table, a union or a pivot`)];
      if (plan.lines === 'shared') return compareGroups(plan, run, entries.flatMap(linesOf));
      return entries.flatMap((cells, row) => compareEmployee(plan, run, row, linesOf(cells)));
    }),
  ];
}

export function compareEvaluators(run: WholeRun, input: KernelInput): string[] {
  return run.stages.flatMap(({ kernel, output }) =>
    verifySample(kernel, output, input, 1, output.rows).map(({ table, column, row, line, ...values }) => {
      const where = `${table}.${column}, row ${row + 1}${line > 0 ? `, line ${line + 1}` : ''}`;
      return `${where}: generated code gives ${values.kernel}, the reference ${values.reference}`;
    }),
  );
}

const calculated: ReadonlySet<string> = new Set(['data', 'union', 'pivot']);

type ExpectedRow = Exclude<DefinitionTest['expect'][string][number], readonly unknown[]>;

function compareEmployee(plan: TablePlan, run: WholeRun, row: number, expected: readonly ExpectedRow[]): Mismatch[] {
  const table = run.tables.find((candidate) => candidate.no === plan.no);
  if (!table || row >= run.rows) return [plain(`${plan.code} has no row ${row + 1}`)];
  const where = (line: number): string => `row ${row + 1}${plan.lines === 'many' ? `, line ${line + 1}` : ''}`;
  const found = table.first ? (table.first[row + 1] as number) - (table.first[row] as number) : 1;
  const missing =
    found === expected.length ? [] : [plain(`${plan.code}, row ${row + 1}: expected ${expected.length} lines, found ${found}`)];
  const cells = expected.slice(0, found).flatMap((line, index) =>
    compareCells(plan, { where: where(index), row, line: index }, line, (column) => {
      const error = run.errors.find(
        (record) => record.row === row && record.line === index && record.tableNo === plan.no && record.column === column.code,
      );
      if (error) return { code: error.code, text: `error ${error.code} (${Object.values(error.parameters).join(', ')})` };
      return { code: null, text: storedToText(readOutput(table, column, itemOf(table, row, index)), column) ?? 'blank' };
    }),
  );
  return [...missing, ...cells];
}

/** Groups stand in the order of their keys. */
function compareGroups(plan: TablePlan, run: WholeRun, expected: readonly ExpectedRow[]): Mismatch[] {
  const rows = run.shared.get(plan.no) ?? [];
  const missing = rows.length === expected.length ? [] : [plain(`${plan.code}: expected ${expected.length} rows, found ${rows.length}`)];
  const cells = expected.slice(0, rows.length).flatMap((cellsOfRow, index) =>
    compareCells(plan, { where: `row ${index + 1}`, row: index, line: 0 }, cellsOfRow, (column) => {
      const row = rows[index];
      if (row?.failed.includes(column.code)) return { code: 'DEPENDS_ON_ERROR', text: 'an error' };
      const stored = (column.storage === 't' ? row?.t : row?.v)?.[column.position - 1] ?? null;
      return { code: null, text: storedToText(stored, column) ?? 'blank' };
    }),
  );
  return [...missing, ...cells];
}

/** What a cell holds: a value as text, or the code of its error. */
interface Found {
  readonly code: string | null;
  readonly text: string;
}

/** Of whose cells: in words, and by number. */
interface Whose {
  readonly where: string;
  readonly row: number;
  readonly line: number;
}

function compareCells(plan: TablePlan, { where, row, line }: Whose, cells: ExpectedRow, find: (column: ColumnPlan) => Found): Mismatch[] {
  return Object.entries(cells).flatMap(([code, expected]): Mismatch[] => {
    const column = plan.columns.find((candidate) => candidate.code === code);
    if (!column) return [plain(`${plan.code} has no column ${code}`)];
    const wanted = expectedText(expected, column);
    const found = find(column);
    const expectsError = wanted.startsWith('error ');
    const same = found.code !== null && expectsError ? wanted === `error ${found.code}` : wanted === found.text;
    if (same) return [];
    const value = (text: string): string | null => (text === 'blank' ? null : text);
    const cell = {
      table: plan.code,
      column: code,
      row,
      line,
      expected: expectsError ? wanted.slice('error '.length) : value(wanted),
      found: found.code ?? value(found.text),
      expectsError,
      failed: found.code !== null,
      period: null,
    };
    return [{ ...plain(`${plan.code}.${code}, ${where}: expected ${wanted}, found ${found.text}`), cell }];
  });
}

function expectedText(expected: ExpectedRow[string], column: ColumnPlan): string {
  if (expected !== null && typeof expected === 'object') return `error ${expected.error}`;
  const cell = parseCell(expected, column.type, column.scale);
  if (!cell.ok) return `${String(expected)} (${cell.problem})`;
  if (!cell.value) return 'blank';
  const minor = constantToMinor(cell.value, column.scale);
  return minor === null ? constantToText(cell.value) : (storedToText(minor, column) ?? 'blank');
}
