import {
  type ColumnPlan,
  historyKey,
  historyTableNo,
  type InputPlan,
  type LineInput,
  type Program,
  type TablePlan,
} from '@wagewright/calc-engine';
import type { DefinitionTest } from '@wagewright/contracts/payroll/solutions';
import { formatValue, type PayeeInput, type StoredRow } from '@wagewright/db';

/** What a batch knows of one employee: frozen input, stored rows, failed cells. */
export interface RecordedPayee extends PayeeInput {
  readonly rows: readonly StoredRow[];
  readonly errors: readonly { readonly tableNo: number; readonly line: number; readonly column: string; readonly code: string }[];
}

type GivenRow = Record<string, string | boolean | null>;
type ExpectedRow = Record<string, string | boolean | null | { error: string }>;

/** Sources that say who somebody is; a test does not need to know. */
const personal: ReadonlySet<string | null> = new Set(['employee.name', 'employee.number', 'employee.email']);

function cellOf(column: ColumnPlan, stored: string | null): string | boolean | null {
  if (stored === null || column.storage === 't') return stored;
  if (column.type === 'boolean') return stored === '1';
  return formatValue(stored, column);
}

const storedAt = (column: ColumnPlan, { v, t }: LineInput): string | null =>
  column.storage === 't' ? (t[column.position - 1] ?? null) : (v[column.position - 1]?.toString() ?? null);

function givenRow(table: InputPlan, line: LineInput, pseudonym: string): GivenRow {
  const cells = table.columns.map((column): [string, string | boolean | null] => {
    const stored = storedAt(column, line);
    return [column.code, personal.has(column.source) && stored !== null ? pseudonym : cellOf(column, stored)];
  });
  return Object.fromEntries(cells.filter(([, cell]) => cell !== null));
}

function givenRows(table: InputPlan, payees: readonly RecordedPayee[]): (GivenRow | GivenRow[])[] {
  return payees.map(({ input }, index) => {
    const lines = (input.tables.get(table.tableNo)?.lines ?? []).map((line) => givenRow(table, line, `Employee ${index + 1}`));
    return table.lines === 'many' ? lines : (lines[0] ?? {});
  });
}

function historyOf({ inputs, history }: Program, { input }: RecordedPayee): Record<string, Record<string, string>> {
  const plan = inputs.find(({ tableNo }) => tableNo === historyTableNo);
  const line = input.tables.get(historyTableNo)?.lines[0];
  const windows: Record<string, Record<string, string>> = {};
  for (const [index, need] of history.entries()) {
    const column = plan?.columns[index];
    const amount = column && line ? cellOf(column, storedAt(column, line)) : null;
    if (typeof amount === 'string') windows[historyKey(need)] = { ...windows[historyKey(need)], [need.element]: amount };
  }
  return windows;
}

function expectedRow(table: TablePlan, row: StoredRow, { errors, input }: RecordedPayee, secrets: ReadonlySet<string>): ExpectedRow {
  const cells = table.columns.map((column): [string, ExpectedRow[string]] => {
    const error = errors.find(({ tableNo, line, column: code }) => tableNo === table.no && line === row.line && code === column.code);
    return [column.code, error ? { error: error.code } : cellOf(column, row[column.storage][column.position - 1] ?? null)];
  });
  return Object.fromEntries(cells.filter(([, cell]) => typeof cell !== 'string' || !secrets.has(cell) || input.tables.size === 0));
}

/** Texts that name somebody, as they were frozen: results that repeat them are left out. */
function secretsOf({ inputs }: Program, { input }: RecordedPayee): ReadonlySet<string> {
  const found = inputs.flatMap((table) =>
    table.columns
      .filter(({ source }) => personal.has(source))
      .flatMap((column) => (input.tables.get(table.tableNo)?.lines ?? []).flatMap((line) => storedAt(column, line) ?? [])),
  );
  return new Set(found);
}

function expectedRows(program: Program, table: TablePlan, payees: readonly RecordedPayee[]): (ExpectedRow | ExpectedRow[])[] {
  return payees.map((payee) => {
    const own = payee.rows.filter(({ tableNo }) => tableNo === table.no);
    const rows = own.map((row) => expectedRow(table, row, payee, secretsOf(program, payee)));
    return table.lines === 'many' ? rows : (rows[0] ?? {});
  });
}

/** Tables that an employee's own input decides; what needs all employees cannot be tested with a few. */
export const testedTables = ({ tables }: Program): TablePlan[] =>
  tables.filter(({ kind, lines, stage }) => kind !== 'snapshot' && kind !== 'parameter' && lines !== 'shared' && stage === 0);

/** A test of a definition: what was frozen for some employees, and what was calculated from it. Nobody is named in it. */
export function recordedTest(program: Program, name: string, payees: readonly RecordedPayee[]): DefinitionTest {
  const [first] = payees;
  if (!first) throw new RangeError('A test needs an employee.');
  const given = program.inputs.filter(({ tableNo }) => tableNo !== historyTableNo);
  return {
    name,
    period: first.facts.period,
    rows: Object.fromEntries(given.map((table) => [table.code, givenRows(table, payees)])),
    history: program.history.length > 0 ? payees.map((payee) => historyOf(program, payee)) : [],
    expect: Object.fromEntries(testedTables(program).map((table) => [table.code, expectedRows(program, table, payees)])),
  };
}
