/** Tests kept in a definition: given rows → expected cells, through the kernel, with the reference evaluator beside it. */
import type { Cell, DefinitionTest } from '@wagewright/contracts/definition';
import {
  type ColumnPlan,
  type DefinitionTestResult,
  historyTableNo,
  type InputPlan,
  type InputTable,
  type KernelInput,
  type KernelOutput,
  type Program,
  type TablePlan,
} from './api.ts';
import { specialise } from './codegen/kernel.ts';
import { constantToMinor, constantToText, parseCell } from './definition/cells.ts';
import { historyKey } from './language/scope.ts';
import { storedToText } from './reference/stored.ts';
import { readOutput, verifySample } from './verify-sample.ts';

export function runDefinitionTests(program: Program): readonly DefinitionTestResult[] {
  return program.definition.tests.map((test) => {
    const failures: string[] = [];
    try {
      runTest(program, test, failures);
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
    return { name: test.name, passed: failures.length === 0, failures };
  });
}

function runTest(program: Program, test: DefinitionTest, failures: string[]): void {
  const input = testInput(program, test, failures);
  if (failures.length > 0) return;
  const kernel = specialise(program, { period: test.period });
  const output = kernel.run(input);
  for (const difference of verifySample(kernel, output, input, 1, output.rows)) {
    failures.push(
      `${difference.table}.${difference.column}, row ${difference.row + 1}: generated code gives ${difference.kernel}, the reference ${difference.reference}`,
    );
  }
  for (const [code, rows] of Object.entries(test.expect)) {
    const plan = program.tables.find((table) => table.code === code && table.kind === 'data');
    if (!plan) failures.push(`${code} is not a data table`);
    else for (const [row, cells] of rows.entries()) failures.push(...compareRow(plan, output, row, onlyRow(cells)));
  }
}

type ExpectedRow = Exclude<DefinitionTest['expect'][string][number], readonly unknown[]>;

/** The row of an employee in a table with one row an employee. */
function onlyRow<V>(given: Readonly<Record<string, V>> | readonly Readonly<Record<string, V>>[]): Readonly<Record<string, V>> {
  return Array.isArray(given) ? ((given as readonly Readonly<Record<string, V>>[])[0] ?? {}) : (given as Readonly<Record<string, V>>);
}

function compareRow(plan: TablePlan, output: KernelOutput, row: number, cells: ExpectedRow): string[] {
  const table = output.tables.find((candidate) => candidate.no === plan.no);
  return Object.entries(cells).flatMap(([code, expected]): string[] => {
    const column = plan.columns.find((candidate) => candidate.code === code);
    if (!column || !table) return [`${plan.code} has no column ${code}`];
    const wanted = expectedText(expected, column);
    const error = output.errors.find((record) => record.row === row && record.tableNo === plan.no && record.column === code);
    const found = error ? `error ${error.code} (${error.message})` : (storedToText(readOutput(table, column, row), column) ?? 'blank');
    const same = error && wanted.startsWith('error ') ? wanted === `error ${error.code}` : wanted === found;
    return same ? [] : [`${plan.code}.${code}, row ${row + 1}: expected ${wanted}, found ${found}`];
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

/** Rows and history of a test as a kernel's input. */
export function testInput(program: Program, test: Pick<DefinitionTest, 'rows' | 'history'>, failures: string[]): KernelInput {
  const rows = Math.max(0, ...Object.values(test.rows).map((list) => list.length));
  const fail = (message: string): void => void failures.push(message);
  for (const code of Object.keys(test.rows)) {
    if (!program.inputs.some((plan) => plan.code === code)) fail(`${code} is not a snapshot table`);
  }
  const tables = program.inputs.map((plan): [number, InputTable] => {
    const given =
      plan.tableNo === historyTableNo ? historyRows(program, test.history) : (test.rows[plan.code] ?? []).map((given) => onlyRow(given));
    return [plan.tableNo, inputTable(plan, given, rows, fail)];
  });
  return { rows, tables: new Map(tables) };
}

type GivenRow = Readonly<Record<string, Cell>>;

function historyRows(program: Program, history: DefinitionTest['history']): GivenRow[] {
  return history.map((windows) =>
    Object.fromEntries(
      program.history.map((need, index) => [
        program.checked.historyColumns[index]?.code ?? '',
        windows[historyKey(need)]?.[need.element] ?? 0,
      ]),
    ),
  );
}

function inputTable(plan: InputPlan, given: readonly GivenRow[], rows: number, fail: (message: string) => void): InputTable {
  for (const [row, cells] of given.entries()) {
    for (const code of Object.keys(cells))
      if (!plan.columns.some((column) => column.code === code)) fail(`${plan.code}, row ${row + 1}: there is no column ${code}`);
  }
  const valueAt = (column: ColumnPlan, row: number): ReturnType<typeof constantToMinor> | string => {
    const cells = given[row] ?? {};
    const cell = parseCell(Object.hasOwn(cells, column.code) ? (cells[column.code] ?? null) : null, column.type, column.scale);
    if (!cell.ok) fail(`${plan.code}.${column.code}, row ${row + 1}: ${cell.problem}`);
    if (!cell.ok || !cell.value) return null;
    return cell.value.kind === 'text' ? cell.value.value : constantToMinor(cell.value, column.scale);
  };
  const big = new Map<number, Map<number, bigint>>();
  const numbers = plan.columns
    .filter((column) => column.storage === 'v')
    .map((column, index) =>
      Float64Array.from({ length: rows }, (_, row) => {
        const value = valueAt(column, row);
        if (typeof value !== 'bigint') return Number.NaN;
        if (Number.isSafeInteger(Number(value))) return Number(value);
        big.set(index, (big.get(index) ?? new Map<number, bigint>()).set(row, value));
        return Number.NaN;
      }),
    );
  const texts = plan.columns
    .filter((column) => column.storage === 't')
    .map((column) =>
      Array.from({ length: rows }, (_, row) => {
        const value = valueAt(column, row);
        return typeof value === 'string' ? value : null;
      }),
    );
  return { numbers, texts, big };
}
