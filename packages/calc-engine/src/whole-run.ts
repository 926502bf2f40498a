/** A whole run without a database: all employees in one chunk, stage after stage. For definition tests and the command line. */
import type {
  CellErrorRecord,
  InputTable,
  Kernel,
  KernelInput,
  KernelOutput,
  OutputTable,
  PeriodFacts,
  Program,
  SharedRow,
  SharedTables,
  TablePlan,
} from './api.ts';
import { specialise } from './codegen/kernel.ts';
import { aggregateShared } from './tables/aggregate-shared.ts';

export interface WholeRun {
  readonly rows: number;
  /** In order of their numbers. */
  readonly tables: readonly OutputTable[];
  readonly shared: SharedTables;
  readonly errors: readonly CellErrorRecord[];
  readonly stages: readonly { readonly kernel: Kernel; readonly output: KernelOutput }[];
}

/** Bounds of the inputs are measured by the caller, who knows whether they pay. */
export function calculateAll(
  program: Program,
  options: {
    readonly period: PeriodFacts;
    readonly statistics?: Parameters<typeof specialise>[1]['statistics'];
    readonly upToStep?: string;
  },
  input: KernelInput,
): WholeRun {
  const shared = new Map<number, readonly SharedRow[]>();
  const stages: { kernel: Kernel; output: KernelOutput }[] = [];
  const { period, statistics, upToStep } = options;
  const given = { period, ...(statistics ? { statistics } : {}), ...(upToStep === undefined ? {} : { upToStep }) };
  for (let stage = 0; stage < program.stages; stage += 1) {
    const kernel = specialise(program, { ...given, stage, shared: new Map(shared) });
    const output = kernel.run(input);
    stages.push({ kernel, output });
    aggregateStage(program, stage, stages, input, shared);
  }
  const tables = stages.flatMap(({ output }) => output.tables).sort((a, b) => a.no - b.no);
  return { rows: input.rows, tables, shared, errors: stages.flatMap(({ output }) => output.errors), stages };
}

/** Shared tables of a stage, each after those it is made from; what needs a table that was not calculated is left out. */
function aggregateStage(
  program: Program,
  stage: number,
  stages: readonly { readonly output: KernelOutput }[],
  input: KernelInput,
  shared: Map<number, readonly SharedRow[]>,
): void {
  const rowsOf = (no: number): readonly SharedRow[] | undefined => {
    const plan = program.tables.find((table) => table.no === no);
    if (plan?.lines === 'shared') return plan.stage <= stage ? make(plan) : undefined;
    const output = stages.flatMap((done) => done.output.tables).find((table) => table.no === no);
    if (plan && output)
      return outputRows(
        plan,
        output,
        stages.flatMap((done) => done.output.errors),
      );
    const frozen = program.inputs.find((table) => table.tableNo === no);
    return plan && frozen ? inputRows(plan, input.tables.get(no), input.rows) : undefined;
  };
  const make = (plan: TablePlan): readonly SharedRow[] | undefined => {
    const known = shared.get(plan.no);
    if (known) return known;
    const sources = plan.union ? plan.union.of.map(({ table }) => table) : plan.pivot ? [plan.pivot.of] : [];
    const found = sources.flatMap((no): [number, readonly SharedRow[]][] => {
      const rows = rowsOf(no);
      return rows ? [[no, rows]] : [];
    });
    if (found.length < sources.length) return undefined;
    const rows = aggregateShared(program, plan.no, new Map(found));
    shared.set(plan.no, rows);
    return rows;
  };
  for (const plan of program.tables) if (plan.lines === 'shared' && plan.stage === stage) make(plan);
}

/** Rows, or lines, of all employees as an aggregate over them takes them; of a shared table its own. Empty where it was not calculated. */
export function rowsOfTable(program: Program, run: WholeRun, input: KernelInput, no: number): readonly SharedRow[] {
  const plan = program.tables.find((table) => table.no === no);
  const output = run.tables.find((table) => table.no === no);
  if (plan && output) return outputRows(plan, output, run.errors);
  const frozen = program.inputs.some((table) => table.tableNo === no);
  return run.shared.get(no) ?? (plan && frozen ? inputRows(plan, input.tables.get(no), input.rows) : []);
}

function outputRows(plan: TablePlan, output: OutputTable, errors: readonly CellErrorRecord[]): SharedRow[] {
  const failures = new Map<number, string[]>();
  for (const { row, line, tableNo, column } of errors) {
    if (tableNo !== plan.no) continue;
    const item = output.first ? (output.first[row] as number) + line : row;
    failures.set(item, [...(failures.get(item) ?? []), column]);
  }
  return Array.from({ length: output.errorCount.length }, (_, item) => ({
    v: output.v.map((column, index) => numberAt(column[item], output.big.get(index)?.get(item))),
    t: output.t.map((column) => column[item] ?? null),
    failed: failures.get(item) ?? [],
  }));
}

function inputRows(plan: TablePlan, table: InputTable | undefined, rows: number): SharedRow[] {
  const items = plan.lines === 'many' ? (table?.first?.[rows] ?? 0) : rows;
  const count = (storage: 'v' | 't'): number => plan.columns.filter((column) => column.storage === storage).length;
  return Array.from({ length: items }, (_, item) => ({
    v: Array.from({ length: count('v') }, (__, index) => numberAt(table?.numbers[index]?.[item], table?.big?.get(index)?.get(item))),
    t: Array.from({ length: count('t') }, (__, index) => table?.texts[index]?.[item] ?? null),
    failed: [],
  }));
}

function numberAt(value: number | undefined, big: bigint | undefined): bigint | null {
  if (big !== undefined) return big;
  return value === undefined || Number.isNaN(value) ? null : BigInt(value);
}
