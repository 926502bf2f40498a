/** A program specialised for one period: the generated loops over blocks, flagged rows through the reference evaluator. */
import {
  type CellErrorRecord,
  type ColumnPlan,
  type InputStatistics,
  type InputTable,
  type Kernel,
  type KernelInput,
  type KernelOutput,
  type OutputTable,
  type PeriodFacts,
  type Program,
  type SpecialiseOptions,
} from '../api.ts';
import { dayMax, dayMin } from '../dates.ts';
import type { ColumnRead } from '../ir/context.ts';
import { safeMax } from '../ir/nodes.ts';
import { RowEvaluator } from '../reference/row.ts';
import { Failure } from '../reference/values.ts';
import { OutputBuffers } from './buffers.ts';
import { type ColumnArray, type CompiledColumn, compileColumn, compileGuard, type GuardLoop } from './column.ts';
import { inputReader } from './input.ts';

/** Rows that pass through all columns before the next ones: what a column writes is still in the cache when another reads it. */
const blockRows = 1_024;

/** Bounds that are assumed where no statistics are given. Minor units and counts. */
const assumedMoneyMax = 10n ** 13n;
const assumedIntegerMax = 10n ** 9n;

/** Bounds, given or assumed, never change a result: a row with an input outside them goes to the reference evaluator. */
export function specialise(program: Program, options: SpecialiseOptions): Kernel {
  return new GeneratedKernel(program, options);
}

class GeneratedKernel implements Kernel {
  readonly program: Program;
  readonly period: PeriodFacts;
  readonly stage: number;
  readonly evaluator: RowEvaluator;
  private readonly columns: readonly CompiledColumn[];
  private readonly guards: readonly InputGuard[];
  private readonly buffers: OutputBuffers;
  private flags = new Uint8Array(0);

  constructor(program: Program, options: SpecialiseOptions) {
    this.program = program;
    this.period = options.period;
    this.stage = options.stage ?? 0;
    this.evaluator = new RowEvaluator(program, options.period);
    this.columns = compileColumns(this.evaluator, options.statistics);
    this.guards = inputGuards(this.evaluator, options.statistics);
    this.buffers = new OutputBuffers(program.tables.filter((table) => table.kind === 'data'));
  }

  get source(): string {
    return this.columns.map((column) => `// ${this.evaluator.columnName(column.checked)}\n${column.source}`).join('\n\n');
  }

  run(input: KernelInput): KernelOutput {
    const { rows } = input;
    const outputs = this.buffers.prepare(rows);
    if (this.flags.length < rows) this.flags = new Uint8Array(rows);
    this.flags.fill(0, 0, rows);
    flagBigInputs(input, this.flags);
    const arrays = new ArraySource(input, outputs);
    const jobs = this.columns.map((column) => ({
      loop: column.loop,
      out: arrays.output(column.checked.table, column.plan),
      slots: column.checked.reads.map((at) => arrays.array(at.table, this.evaluator.columnPlan(at))),
    }));
    const guarded = this.guards.map((guard) => ({ loop: guard.loop, values: arrays.array(guard.table, guard.plan) as Float64Array }));
    for (let from = 0; from < rows; from += blockRows) {
      const to = Math.min(rows, from + blockRows);
      for (const { loop, values } of guarded) loop(from, to, this.flags, values);
      for (const { loop, out, slots } of jobs) loop(from, to, this.flags, out, ...slots);
    }
    return this.finish(input, outputs);
  }

  /** Flagged rows again, exactly and with reasons. */
  private finish(input: KernelInput, outputs: readonly OutputTable[]): KernelOutput {
    const errors: CellErrorRecord[] = [];
    let referenceRows = 0;
    for (let row = this.flags.indexOf(1); row >= 0 && row < input.rows; row = this.flags.indexOf(1, row + 1)) {
      referenceRows += 1;
      this.storeReferenceRow(input, outputs, row, errors);
    }
    return { rows: input.rows, tables: outputs, errors, referenceRows };
  }

  private storeReferenceRow(input: KernelInput, outputs: readonly OutputTable[], row: number, errors: CellErrorRecord[]): void {
    const result = this.evaluator.evaluateRow(inputReader(input, row));
    for (const checked of this.program.checked.columns) {
      const plan = this.evaluator.columnPlan(checked);
      const output = outputs.find((table) => table.no === checked.table);
      if (!output) throw new Error(`table ${checked.table} has no output`);
      const stored = result.storedAt(checked);
      const index = plan.position - 1;
      if (plan.storage === 't') (output.t[index] as (string | null)[])[row] = typeof stored === 'string' ? stored : null;
      else {
        const isNumber = typeof stored === 'bigint';
        const fits = isNumber && stored <= safeMax && stored >= -safeMax;
        (output.v[index] as Float64Array)[row] = fits ? Number(stored) : Number.NaN;
        if (isNumber && !fits) this.buffers.storeBig(checked.table, index, row, stored);
      }
      if (stored instanceof Failure) {
        output.errorCount[row] = (output.errorCount[row] ?? 0) + 1;
        const record = result.errorRecord(checked, row);
        if (record) errors.push(record);
      }
    }
  }
}

/** A number too large for a double makes its row a reference row; elsewhere NaN would read as blank. */
function flagBigInputs(input: KernelInput, flags: Uint8Array): void {
  for (const table of input.tables.values()) {
    for (const rows of table.big?.values() ?? []) for (const row of rows.keys()) if (row < input.rows) flags[row] = 1;
  }
}

/** Finds the array of a column: an output of this run, an input, or a blank one. */
class ArraySource {
  private readonly input: KernelInput;
  private readonly outputs: ReadonlyMap<number, OutputTable>;
  private blankNumbers: Float64Array | null = null;
  private blankTexts: (string | null)[] | null = null;

  constructor(input: KernelInput, outputs: readonly OutputTable[]) {
    this.input = input;
    this.outputs = new Map(outputs.map((table) => [table.no, table]));
  }

  output(table: number, plan: ColumnPlan): ColumnArray {
    const output = this.outputs.get(table);
    const found = plan.storage === 't' ? output?.t[plan.position - 1] : output?.v[plan.position - 1];
    if (!found) throw new Error(`column ${plan.code} of table ${table} has no output array`);
    return found;
  }

  array(table: number, plan: ColumnPlan): ColumnArray {
    if (this.outputs.has(table)) return this.output(table, plan);
    const given: InputTable | undefined = this.input.tables.get(table);
    const found = (plan.storage === 't' ? given?.texts[plan.position - 1] : given?.numbers[plan.position - 1]) as ColumnArray | undefined;
    if (!found) return plan.storage === 't' ? this.blankText() : this.blankNumber();
    if (found.length >= this.input.rows) return found;
    throw new RangeError(`Input column ${plan.code} of table ${table} has ${found.length} rows; the chunk has ${this.input.rows}.`);
  }

  private blankNumber(): Float64Array {
    this.blankNumbers ??= new Float64Array(this.input.rows).fill(Number.NaN);
    return this.blankNumbers;
  }

  private blankText(): (string | null)[] {
    this.blankTexts ??= new Array<string | null>(this.input.rows).fill(null);
    return this.blankTexts;
  }
}

/** In order of evaluation, so that each column knows the bounds of what it reads. */
function compileColumns(evaluator: RowEvaluator, statistics: InputStatistics | undefined): CompiledColumn[] {
  const done = new Map<string, CompiledColumn>();
  const describeRead = (table: number, column: number): Omit<ColumnRead, 'slot'> => {
    const plan = evaluator.columnPlan({ table, column });
    const computed = done.get(`${table}.${column}`);
    if (computed) return { plan, lo: computed.lo, hi: computed.hi, blank: computed.blank };
    return describeInput(plan, statistics?.get(table)?.[plan.position - 1]);
  };
  return evaluator.program.checked.columns.map((checked) => {
    const compiled = compileColumn(checked, evaluator.columnPlan(checked), {
      period: evaluator.period,
      tables: evaluator.tables,
      describeRead,
    });
    done.set(`${checked.table}.${checked.column}`, compiled);
    return compiled;
  });
}

type Statistics = NonNullable<ReturnType<InputStatistics['get']>>[number];

function describeInput(plan: ColumnPlan, known: Statistics): Omit<ColumnRead, 'slot'> {
  if (known && Number.isSafeInteger(known.min) && Number.isSafeInteger(known.max)) {
    return { plan, lo: BigInt(known.min), hi: BigInt(known.max), blank: known.blank };
  }
  const [lo, hi] = assumedBounds(plan);
  return { plan, lo, hi, blank: true };
}

interface InputGuard {
  readonly table: number;
  readonly plan: ColumnPlan;
  readonly loop: GuardLoop;
}

/** Every numeric input column that some column reads, held to the bounds that its generated readers rely on. */
function inputGuards(evaluator: RowEvaluator, statistics: InputStatistics | undefined): InputGuard[] {
  const { checked, inputs } = evaluator.program;
  const read = new Set(checked.columns.flatMap((column) => column.reads.map((at) => `${at.table}.${at.column}`)));
  return inputs.flatMap((table) =>
    table.columns.flatMap((plan, index): InputGuard[] => {
      if (plan.storage === 't' || !read.has(`${table.tableNo}.${index}`)) return [];
      const { lo, hi, blank } = describeInput(plan, statistics?.get(table.tableNo)?.[plan.position - 1]);
      return [{ table: table.tableNo, plan, loop: compileGuard(lo, hi, blank) }];
    }),
  );
}

function assumedBounds(plan: ColumnPlan): readonly [bigint, bigint] {
  switch (plan.type) {
    case 'boolean':
      return [0n, 1n];
    case 'date':
      return [BigInt(dayMin), BigInt(dayMax)];
    case 'integer':
      return [-assumedIntegerMax, assumedIntegerMax];
    default:
      return [-assumedMoneyMax, assumedMoneyMax];
  }
}

/** The evaluator inside a kernel made by `specialise`. */
export function evaluatorOf(kernel: Kernel): RowEvaluator {
  return kernel instanceof GeneratedKernel ? kernel.evaluator : new RowEvaluator(kernel.program, kernel.period);
}
