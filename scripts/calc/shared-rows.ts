/** Rows of employees in the form that shared tables are made from. */
import type { InputTable, KernelInput, OutputTable, SharedRow, TablePlan } from '@wagewright/calc-engine';
import type { FailedLines } from './failed-cells.ts';

type Numbers = readonly (Float64Array | undefined)[];
type Texts = readonly (readonly (string | null)[] | undefined)[];

export function rowsOfOutput(plan: TablePlan, output: OutputTable, employees: number, failed: FailedLines): SharedRow[] {
  const lines = output.first ? (output.first[employees] ?? 0) : employees;
  return Array.from({ length: lines }, (_, line) => ({
    ...readLine(plan, output.v, output.t, output.big, line),
    failed: [...(failed.get(line)?.keys() ?? [])],
  }));
}

export function rowsOfInput(plan: TablePlan, input: KernelInput): SharedRow[] {
  const table: InputTable = input.tables.get(plan.no) ?? { numbers: [], texts: [] };
  const lines = table.first ? (table.first[input.rows] ?? 0) : input.rows;
  return Array.from({ length: lines }, (_, line) => ({
    ...readLine(plan, table.numbers, table.texts, table.big ?? new Map(), line),
    failed: [],
  }));
}

function readLine(plan: TablePlan, numbers: Numbers, texts: Texts, big: OutputTable['big'], line: number): Omit<SharedRow, 'failed'> {
  const v: (bigint | null)[] = [];
  const t: (string | null)[] = [];
  for (const { storage, position } of plan.columns) {
    if (storage === 't') t[position - 1] = texts[position - 1]?.[line] ?? null;
    else v[position - 1] = big.get(position - 1)?.get(line) ?? wholeNumber(numbers[position - 1]?.[line]);
  }
  return { v, t };
}

function wholeNumber(value: number | undefined): bigint | null {
  return value === undefined || Number.isNaN(value) ? null : BigInt(value);
}

/** By line: the row whose line it is. */
export function ownersOfLines(first: Int32Array, employees: number): Int32Array {
  const owners = new Int32Array(first[employees] ?? 0);
  for (let row = 0; row < employees; row += 1) owners.fill(row, first[row], first[row + 1]);
  return owners;
}
