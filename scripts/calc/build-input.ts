/** Files → the kernel's input: employees in the order of the first table that lists them, every table's rows placed by employee. */
import { historyTableNo, type InputPlan, type InputTable, type KernelInput, type Program } from '@wagewright/calc-engine';
import { suggestName } from '@wagewright/calc-engine/language';
import { describeProblems } from '@wagewright/files';
import { findNamed } from './names.ts';
import { type FileSettings, type Listener, orProblem } from './open-sheet.ts';
import { ProblemList } from './problems.ts';
import { type GivenHistory, readHistory } from './read-history.ts';
import { type GivenTable, type InputCell, readInputTable } from './read-table.ts';

export interface InputFiles {
  /** Table (code or name) → file. */
  readonly inputs: ReadonlyMap<string, string>;
  readonly history: string | null;
}

export interface GivenInput {
  /** By row of the kernel's input. */
  readonly employees: readonly string[];
  readonly input: KernelInput;
}

/** @throws InputProblems with everything that is wrong in the files */
export async function buildInput(
  program: Program,
  files: InputFiles,
  settings: FileSettings,
  note: (line: string) => void,
): Promise<GivenInput> {
  const listener = listenerOf(note);
  const { problems } = listener;
  const tables = await readTables(program, files.inputs, settings, listener);
  const { history: file } = files;
  const none: GivenHistory = new Map();
  const history = file === null ? none : ((await orProblem(problems, () => readHistory(program, file, settings, listener))) ?? none);
  problems.end();
  const rows = numberEmployees(tables, history);
  const inputTables = program.inputs.map((plan): [number, InputTable] => {
    if (plan.tableNo === historyTableNo) return [plan.tableNo, historyTable(plan, history, rows)];
    const given = tables.find((table) => table.plan === plan);
    return [plan.tableNo, given ? placedTable(given, placeRecords(given, rows, problems)) : emptyTable(plan, rows.size)];
  });
  const strangers = [...history.keys()].filter((employee) => !rows.has(employee)).length;
  if (strangers > 0) note(`${files.history}: ${strangers} employees are in no table; their history is not read.`);
  problems.end();
  return { employees: [...rows.keys()], input: { rows: rows.size, tables: new Map(inputTables) } };
}

export const listenerOf = (note: (line: string) => void): Listener => ({
  problems: new ProblemList(),
  note,
  noteFile: (notes) => {
    for (const line of describeProblems(notes, 'en')) note(line);
  },
});

/** Tables that take rows. */
export const inputPlans = (program: Program): InputPlan[] => program.inputs.filter(({ tableNo }) => tableNo !== historyTableNo);

/** The table that an option names by code or name; where there is none, that is a problem. */
export function findInput(program: Program, option: string, name: string, problems: ProblemList): InputPlan | undefined {
  const plans = inputPlans(program);
  const found = findNamed(program.tables, name);
  const plan = plans.find(({ tableNo }) => tableNo === found?.no);
  const codes = plans.map(({ code }) => code);
  if (!plan) problems.add(`${option} ${name}: is no table that takes rows. ${suggestName(name, codes, `There are ${codes.join(', ')}.`)}`);
  return plan;
}

async function readTables(
  program: Program,
  inputs: ReadonlyMap<string, string>,
  settings: FileSettings,
  listener: Listener,
): Promise<GivenTable[]> {
  const { problems } = listener;
  const plans = inputPlans(program);
  const codes = plans.map(({ code }) => code);
  if (inputs.size === 0 && plans.length > 0) {
    problems.add(`No rows are given. Give at least one table: --in ${codes[0]}=file.csv. This definition takes ${codes.join(', ')}.`);
  }
  const given = [...inputs].flatMap(([name, file]): [InputPlan, string][] => {
    const plan = findInput(program, '--in', name, problems);
    return plan ? [[plan, file]] : [];
  });
  const tables: GivenTable[] = [];
  for (const plan of plans) {
    for (const [of, file] of given) {
      const table = of === plan ? await orProblem(problems, () => readInputTable(plan, file, settings, listener)) : null;
      if (table) tables.push(table);
    }
  }
  return tables;
}

/** Employee → row. The first table with one row an employee says who is paid; without one, everybody who is named anywhere. */
function numberEmployees(tables: readonly GivenTable[], history: GivenHistory): Map<string, number> {
  const list = tables.find(({ plan }) => plan.lines === 'one');
  const named = list ? [list.employees] : [...tables.map(({ employees }) => employees), [...history.keys()]];
  const rows = new Map<string, number>();
  for (const employee of named.flat()) if (!rows.has(employee)) rows.set(employee, rows.size);
  return rows;
}

/** Records of a file in the order of the kernel's rows or lines; −1 where an employee of a table with one row has none. */
interface PlacedRecords {
  readonly records: Int32Array;
  readonly first?: Int32Array;
}

/** Reports employees of no row and, where the table has one row an employee, a second one. */
function placeRecords(
  { plan, employees, employeeProblem }: GivenTable,
  rows: ReadonlyMap<string, number>,
  problems: ProblemList,
): PlacedRecords {
  const found = employees.map((employee) => rows.get(employee) ?? -1);
  for (const [record, row] of found.entries()) if (row < 0) problems.addFile([employeeProblem('KEY_UNKNOWN', record)]);
  if (plan.lines === 'many') return groupByRow(found, rows.size);
  const records = new Int32Array(rows.size).fill(-1);
  for (const [record, row] of found.entries()) {
    if (row < 0) continue;
    if ((records[row] ?? -1) >= 0) problems.addFile([employeeProblem('KEY_TWICE', record)]);
    else records[row] = record;
  }
  return { records };
}

/** Lines of an employee stay in the order of the file. */
function groupByRow(found: readonly number[], rows: number): PlacedRecords {
  const first = new Int32Array(rows + 1);
  for (const row of found) if (row >= 0) first[row + 1] = (first[row + 1] ?? 0) + 1;
  for (let row = 0; row < rows; row += 1) first[row + 1] = (first[row + 1] ?? 0) + (first[row] ?? 0);
  const next = first.slice(0, rows);
  const records = new Int32Array(first[rows] ?? 0);
  for (const [record, row] of found.entries()) {
    if (row < 0) continue;
    const line = next[row] ?? 0;
    records[line] = record;
    next[row] = line + 1;
  }
  return { records, first };
}

function placedTable({ plan, cells }: GivenTable, { records, first }: PlacedRecords): InputTable {
  const table = inputTable(plan, records.length, (column, row) => cells[column]?.[records[row] ?? -1] ?? null);
  return first ? { ...table, first } : table;
}

/** No rows at all: blanks, or no lines. */
export function emptyTable({ lines }: InputPlan, rows: number): InputTable {
  return lines === 'many' ? { numbers: [], texts: [], first: new Int32Array(rows + 1) } : { numbers: [], texts: [] };
}

function historyTable(plan: InputPlan, history: GivenHistory, rows: ReadonlyMap<string, number>): InputTable {
  const given = [...rows.keys()].map((employee) => history.get(employee));
  return inputTable(plan, given.length, (column, row) => {
    const sum = given[row]?.[column] ?? 0n;
    return Number.isSafeInteger(Number(sum)) ? Number(sum) : sum;
  });
}

export function inputTable(plan: InputPlan, rows: number, cellAt: (column: number, row: number) => InputCell): InputTable {
  const numbers: Float64Array[] = [];
  const texts: (string | null)[][] = [];
  const big = new Map<number, Map<number, bigint>>();
  for (const [index, { storage, position }] of plan.columns.entries()) {
    if (storage === 't') {
      texts[position - 1] = Array.from({ length: rows }, (_, row) => {
        const cell = cellAt(index, row);
        return typeof cell === 'string' ? cell : null;
      });
      continue;
    }
    const values = new Float64Array(rows).fill(Number.NaN);
    const beyond = new Map<number, bigint>();
    for (let row = 0; row < rows; row += 1) {
      const cell = cellAt(index, row);
      if (typeof cell === 'number') values[row] = cell;
      else if (typeof cell === 'bigint') beyond.set(row, cell);
    }
    numbers[position - 1] = values;
    if (beyond.size > 0) big.set(position - 1, beyond);
  }
  return { numbers, texts, big };
}
