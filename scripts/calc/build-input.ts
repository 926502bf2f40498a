/** Files → the kernel's input: employees in the order of the first table that lists them, every table's rows placed by employee. */
import { historyTableNo, type InputPlan, type InputTable, type KernelInput, type Program } from '@wagewright/calc-engine';
import { suggestName } from '@wagewright/calc-engine/language';
import { findNamed } from './names.ts';
import { ProblemList } from './problems.ts';
import { type GivenHistory, readHistory } from './read-history.ts';
import { employeeHeader, type GivenTable, type InputCell, readTable } from './read-table.ts';

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
export function buildInput(program: Program, files: InputFiles, note: (line: string) => void): GivenInput {
  const problems = new ProblemList();
  const tables = readTables(program, files.inputs, problems);
  const history = files.history === null ? new Map<string, never>() : readHistory(program, files.history, problems);
  problems.end();
  const rows = numberEmployees(tables, history);
  const inputTables = program.inputs.map((plan): [number, InputTable] => {
    if (plan.tableNo === historyTableNo) return [plan.tableNo, historyTable(plan, history, rows)];
    const given = tables.find((table) => table.plan === plan);
    return [plan.tableNo, given ? placeRows(given, placesOfRows(given, rows, problems)) : { numbers: [], texts: [] }];
  });
  const strangers = [...history.keys()].filter((employee) => !rows.has(employee)).length;
  if (strangers > 0) note(`${files.history}: ${strangers} employees are in no table; their history is not read.`);
  problems.end();
  return { employees: [...rows.keys()], input: { rows: rows.size, tables: new Map(inputTables) } };
}

function readTables(program: Program, inputs: ReadonlyMap<string, string>, problems: ProblemList): GivenTable[] {
  const plans = program.inputs.filter(({ tableNo }) => tableNo !== historyTableNo);
  const codes = plans.map(({ code }) => code);
  if (inputs.size === 0 && plans.length > 0) {
    problems.add(`No rows are given. Give at least one table: --in ${codes[0]}=file.csv. This definition takes ${codes.join(', ')}.`);
  }
  const given = [...inputs].flatMap(([name, file]): [InputPlan, string][] => {
    const found = findNamed(program.tables, name);
    const plan = plans.find(({ tableNo }) => tableNo === found?.no);
    if (!plan) problems.add(`--in ${name}: is no table that takes rows. ${suggestName(name, codes, `There are ${codes.join(', ')}.`)}`);
    return plan ? [[plan, file]] : [];
  });
  return plans.flatMap((plan) => given.filter(([of]) => of === plan).map(([, file]) => readTable(plan, file, problems)));
}

/** Employee → row. The first table with one row an employee says who is paid; where there is none, everybody who is named anywhere. */
function numberEmployees(tables: readonly GivenTable[], history: GivenHistory): Map<string, number> {
  const [first] = tables;
  const rows = new Map<string, number>();
  const lists = first ? [first.employees] : [[...history.keys()]];
  for (const employee of lists.flat()) if (!rows.has(employee)) rows.set(employee, rows.size);
  return rows;
}

/** By row of the kernel's input: the record of the file, −1 where it has none. Reports a second record and employees of no row. */
function placesOfRows(
  { plan, source, employees, starts }: GivenTable,
  rows: ReadonlyMap<string, number>,
  problems: ProblemList,
): Int32Array {
  const records = new Int32Array(rows.size).fill(-1);
  for (const [record, employee] of employees.entries()) {
    const row = rows.get(employee);
    const place = (): string => source.place(starts[record] ?? 0);
    if (row === undefined)
      problems.add(`${place()}: Employee ${employee} is not in the table that lists the employees. Add a row there, or remove this one.`);
    else if (records[row] !== -1)
      problems.add(`${place()}: A second row of employee ${employee}; ${plan.code} has one row an ${employeeHeader}. Keep one.`);
    else records[row] = record;
  }
  return records;
}

function placeRows({ plan, cells }: GivenTable, records: Int32Array): InputTable {
  return inputTable(plan, records.length, (column, row) => cells[column]?.[records[row] ?? -1] ?? null);
}

function historyTable(plan: InputPlan, history: GivenHistory, rows: ReadonlyMap<string, number>): InputTable {
  const given = [...rows.keys()].map((employee) => history.get(employee));
  return inputTable(plan, given.length, (column, row) => {
    const sum = given[row]?.[column] ?? 0n;
    return Number.isSafeInteger(Number(sum)) ? Number(sum) : sum;
  });
}

function inputTable(plan: InputPlan, rows: number, cellAt: (column: number, row: number) => InputCell): InputTable {
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
