/** Stage after stage over all employees: each delivers its tables, then those that all employees share are made from them. */
import {
  type CellErrorRecord,
  type KernelInput,
  measureStatistics,
  type OutputTable,
  type PeriodFacts,
  type Program,
  type SharedRow,
  type SharedTables,
  specialise,
} from '@wagewright/calc-engine';
import { failedLines } from './failed-cells.ts';
import { rowsOfInput, rowsOfOutput } from './shared-rows.ts';

export interface RunResult {
  /** Tables with rows of employees, by number. */
  readonly outputs: ReadonlyMap<number, OutputTable>;
  readonly shared: SharedTables;
  readonly errors: readonly CellErrorRecord[];
}

export function runStages(program: Program, period: PeriodFacts, input: KernelInput): RunResult {
  const statistics = measureStatistics(program, input);
  const outputs = new Map<number, OutputTable>();
  const shared = new Map<number, readonly SharedRow[]>();
  const errors: CellErrorRecord[] = [];
  for (let stage = 0; stage < program.stages; stage += 1) {
    const output = specialise(program, { period, statistics, stage, shared }).run(input);
    for (const table of output.tables) outputs.set(table.no, table);
    for (const error of output.errors) errors.push(error);
  }
  return { outputs, shared, errors };
}

/** All rows or lines of a table, those of employees one employee after the other. */
export function sourceRows(program: Program, no: number, input: KernelInput, { outputs, shared, errors }: RunResult): readonly SharedRow[] {
  const plan = program.tables.find((table) => table.no === no);
  if (!plan) throw new Error(`the program has no table ${no}`);
  const output = outputs.get(no);
  return shared.get(no) ?? (output ? rowsOfOutput(plan, output, input.rows, failedLines(plan, output, errors)) : rowsOfInput(plan, input));
}
