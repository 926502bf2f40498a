/** What a test expects of a run, against what the run gives. */
import type { DefinitionTest } from '@wagewright/contracts/definition';
import type { ColumnPlan, KernelInput, Program, TablePlan } from './api.ts';
import { constantToMinor, constantToText, parseCell } from './definition/cells.ts';
import { storedToText } from './reference/stored.ts';
import { linesOf } from './test-input.ts';
import { itemOf, readOutput, verifySample } from './verify-sample.ts';
import type { WholeRun } from './whole-run.ts';

/** Every row by the reference evaluator beside the generated code; then the cells that are expected. One line a difference. */
export function compareRun(program: Program, run: WholeRun, input: KernelInput, expect: DefinitionTest['expect']): string[] {
  return [
    ...compareEvaluators(run, input),
    ...Object.entries(expect).flatMap(([code, entries]) => {
      const plan = program.tables.find((table) => table.code === code && calculated.has(table.kind));
      if (!plan) return [`${code} is not a data table, a union or a pivot`];
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

function compareEmployee(plan: TablePlan, run: WholeRun, row: number, expected: readonly ExpectedRow[]): string[] {
  const table = run.tables.find((candidate) => candidate.no === plan.no);
  if (!table || row >= run.rows) return [`${plan.code} has no row ${row + 1}`];
  const where = (line: number): string => `row ${row + 1}${plan.lines === 'many' ? `, line ${line + 1}` : ''}`;
  const found = table.first ? (table.first[row + 1] as number) - (table.first[row] as number) : 1;
  const missing = found === expected.length ? [] : [`${plan.code}, row ${row + 1}: expected ${expected.length} lines, found ${found}`];
  const cells = expected.slice(0, found).flatMap((line, index) =>
    compareCells(plan, where(index), line, (column) => {
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
function compareGroups(plan: TablePlan, run: WholeRun, expected: readonly ExpectedRow[]): string[] {
  const rows = run.shared.get(plan.no) ?? [];
  const missing = rows.length === expected.length ? [] : [`${plan.code}: expected ${expected.length} rows, found ${rows.length}`];
  const cells = expected.slice(0, rows.length).flatMap((cellsOfRow, index) =>
    compareCells(plan, `row ${index + 1}`, cellsOfRow, (column) => {
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

function compareCells(plan: TablePlan, where: string, cells: ExpectedRow, find: (column: ColumnPlan) => Found): string[] {
  return Object.entries(cells).flatMap(([code, expected]): string[] => {
    const column = plan.columns.find((candidate) => candidate.code === code);
    if (!column) return [`${plan.code} has no column ${code}`];
    const wanted = expectedText(expected, column);
    const found = find(column);
    const same = found.code !== null && wanted.startsWith('error ') ? wanted === `error ${found.code}` : wanted === found.text;
    return same ? [] : [`${plan.code}.${code}, ${where}: expected ${wanted}, found ${found.text}`];
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
