/** A program specialised for one period: the generated loops over blocks, flagged rows through the reference evaluator. */
import {
  type CellErrorRecord,
  type InputStatistics,
  type Kernel,
  type KernelInput,
  type KernelOutput,
  type OutputTable,
  type PeriodFacts,
  type Program,
  type SpecialiseOptions,
  type TablePlan,
} from '../api.ts';
import type { CheckedColumn } from '../definition/checked-program.ts';
import { askedRuleTables, outputTables } from '../definition/select.ts';
import { safeMax } from '../ir/nodes.ts';
import { RowEvaluator } from '../reference/evaluator.ts';
import type { RowResult } from '../reference/row.ts';
import type { Stored } from '../reference/stored.ts';
import { Failure } from '../reference/values.ts';
import { linesPerEmployeeMax } from '../tables/limits.ts';
import { OutputBuffers, withLines } from './buffers.ts';
import { ChunkArrays } from './chunk-arrays.ts';
import { type CompiledColumn, compileColumn } from './column.ts';
import { findByRules, readingArrays, readingResult } from './found-by-rules.ts';
import { inputReader } from './input.ts';
import { describeInput, type InputGuard, inputGuards } from './input-bounds.ts';
import { type SharedColumn, sharedColumn } from './shared-columns.ts';

/** Rows that pass through all columns before the next ones: what a column writes is still in the cache when another reads it. */
const blockRows = 1_024;

/** Bounds, given or assumed, never change a result: a row with an input outside them goes to the reference evaluator. */
export function specialise(program: Program, options: SpecialiseOptions): Kernel {
  return new GeneratedKernel(program, options);
}

/** Work on one block of rows. */
type BlockJob = (from: number, to: number, flags: Uint8Array) => void;

class GeneratedKernel implements Kernel {
  readonly program: Program;
  readonly period: PeriodFacts;
  readonly stage: number;
  readonly evaluator: RowEvaluator;
  private readonly outputs: readonly TablePlan[];
  private readonly ruleTables: readonly TablePlan[];
  /** By table and column index. */
  private readonly columns = new Map<string, CompiledColumn>();
  private readonly shared = new Map<string, SharedColumn>();
  private readonly guards: readonly InputGuard[];
  private readonly buffers: OutputBuffers;
  private flags = new Uint8Array(0);

  constructor(program: Program, options: SpecialiseOptions) {
    this.program = program;
    this.period = options.period;
    this.stage = options.stage ?? 0;
    this.outputs = outputTables(program, this.stage, options.upToStep);
    this.ruleTables = askedRuleTables(program, this.stage, options.upToStep);
    this.evaluator = new RowEvaluator(program, options, [...this.outputs, ...this.ruleTables]);
    this.compileColumns(options.statistics);
    this.guards = inputGuards(this.evaluator, options.statistics);
    const calculated = new Set(this.evaluator.steps.map((step) => step.table));
    this.buffers = new OutputBuffers([...program.tables, ...this.ruleTables].filter((plan) => calculated.has(plan.no)));
  }

  get source(): string {
    return [...this.columns.values()].map((column) => `// ${this.evaluator.columnName(column.checked)}\n${column.source}`).join('\n\n');
  }

  /** In order of evaluation, so that each column knows the bounds of what it reads. */
  private compileColumns(statistics: InputStatistics | undefined): void {
    const { evaluator } = this;
    for (const step of evaluator.steps) {
      if (step.column === null) continue;
      const compiled = compileColumn(step, evaluator.columnPlan(step), {
        period: evaluator.period,
        tables: evaluator.tables,
        describeRead: (table, column) => {
          const plan = evaluator.columnPlan({ table, column });
          const computed = this.columns.get(`${table}.${column}`);
          if (computed) return { plan, lo: computed.lo, hi: computed.hi, blank: computed.blank, failing: false };
          const shared = this.sharedColumn(table, column);
          return shared ? { plan, ...shared.bounds } : describeInput(plan, statistics?.get(table)?.[plan.position - 1]);
        },
        linesOf: (table) => evaluator.linesOf(table),
        rowsMax: (table) => this.rowsMax(table),
      });
      this.columns.set(`${step.table}.${step.column}`, compiled);
    }
  }

  private sharedColumn(table: number, column: number): SharedColumn | null {
    const resolved = this.evaluator.tables.get(table);
    if (!resolved) return null;
    const key = `${table}.${column}`;
    const known = this.shared.get(key) ?? sharedColumn(resolved, this.evaluator.columnPlan({ table, column }), column);
    this.shared.set(key, known);
    return known;
  }

  private rowsMax(table: number): { kind: 'row' | 'lines' | 'rows'; most: number } | null {
    const resolved = this.evaluator.tables.get(table);
    if (resolved) return resolved.version && { kind: 'rows', most: resolved.version.rows.length };
    const root = this.evaluator.linesOf(table);
    return root === null ? { kind: 'row', most: 1 } : { kind: 'lines', most: linesMax(this.evaluator, root) };
  }

  run(input: KernelInput): KernelOutput {
    const { rows } = input;
    const arrays = new ChunkArrays(this.evaluator, input, this.buffers, this.shared);
    if (this.flags.length < rows) this.flags = new Uint8Array(rows);
    this.flags.fill(0, 0, rows);
    arrays.flagInputs(this.flags);
    const jobs = [
      ...this.guards.map((guard) => guardJob(guard, arrays)),
      ...this.evaluator.steps.map((step) => this.stepJob(step, arrays)),
    ];
    let from = 0;
    for (const refused of [...arrays.refusedRows, rows]) {
      for (; from < refused; from = Math.min(refused, from + blockRows)) {
        const to = Math.min(refused, from + blockRows);
        for (const job of jobs) job(from, to, this.flags);
      }
      if (refused < rows) arrays.skip(refused);
      from = refused + 1;
    }
    return this.finish(input, arrays);
  }

  private stepJob(step: RowEvaluator['steps'][number], arrays: ChunkArrays): BlockJob {
    if (step.column === null) return arrays.builder(step.table);
    const compiled = this.columns.get(`${step.table}.${step.column}`);
    if (!compiled) throw new Error(`column ${step.column} of table ${step.table} was not compiled`);
    const { loop, plan } = compiled;
    const out = arrays.output(step.table, plan);
    const slots = compiled.slots.map((slot) => arrays.slot(slot));
    const first = arrays.lines(step.table)?.first;
    if (!first) return (from, to, flags) => loop(from, to, flags, out, ...slots);
    return (from, to, flags) => loop(first[from] as number, first[to] as number, flags, out, ...slots);
  }

  /** Flagged rows again, exactly and with reasons. */
  private finish(input: KernelInput, arrays: ChunkArrays): KernelOutput {
    const { rows } = input;
    const flagged: number[] = [];
    for (let row = this.flags.indexOf(1); row >= 0 && row < rows; row = this.flags.indexOf(1, row + 1)) flagged.push(row);
    const results = flagged.map((row) => ({ row, result: this.evaluator.evaluateRow(inputReader(input, row)) }));
    const tablesOf = (plans: readonly TablePlan[]): OutputTable[] =>
      plans.map(({ no }) => relaid(this.buffers.output(no, arrays.items(no), arrays.lines(no)?.first ?? null), rows, results));
    const tables = tablesOf(this.outputs);
    const errors: CellErrorRecord[] = [];
    for (const { row, result } of results) this.storeReferenceRow(tables, row, result, errors);
    const found = this.ruleTables.length === 0 ? [] : this.askRules(arrays, tablesOf(this.ruleTables), results);
    return { rows, tables, errors, found, referenceRows: flagged.length };
  }

  private askRules(
    arrays: ChunkArrays,
    tables: readonly OutputTable[],
    results: readonly { readonly row: number; readonly result: RowResult }[],
  ): KernelOutput['found'] {
    const errors: CellErrorRecord[] = [];
    for (const { row, result } of results) this.storeReferenceRow(tables, row, result, errors);
    const byRow = new Map(results.map(({ row, result }) => [row, readingResult(result)]));
    const generated = readingArrays(this.evaluator, arrays);
    return findByRules(this.program, tables, errors, (row) => byRow.get(row) ?? generated(row));
  }

  private storeReferenceRow(tables: readonly OutputTable[], row: number, result: RowResult, errors: CellErrorRecord[]): void {
    const byNumber = new Map(tables.map((table) => [table.no, table]));
    for (const step of this.evaluator.steps) {
      const output = byNumber.get(step.table);
      if (step.column === null || !output) continue;
      const lines = result.lineCount(step.table);
      for (let line = 0; line < lines; line += 1) this.storeReferenceCell(output, step, row, line, result, errors);
    }
  }

  private storeReferenceCell(
    output: OutputTable,
    step: CheckedColumn,
    row: number,
    line: number,
    result: RowResult,
    errors: CellErrorRecord[],
  ): void {
    const stored = result.storedAt(step, line);
    const item = output.first ? (output.first[row] as number) + line : row;
    storeCell(output, this.evaluator.columnPlan(step), item, stored);
    if (!(stored instanceof Failure)) return;
    output.errorCount[item] = (output.errorCount[item] as number) + 1;
    const record = result.errorRecord(step, row, line);
    if (record) errors.push(record);
  }
}

function guardJob({ table, plan, loop }: InputGuard, arrays: ChunkArrays): BlockJob {
  const values = arrays.column(table, plan) as Float64Array;
  const lines = arrays.lines(table);
  if (!lines) return (from, to, flags) => loop(from, to, flags, values, noOwners);
  return (from, to, flags) => loop(lines.first[from] as number, lines.first[to] as number, flags, values, lines.owner);
}

const noOwners = new Int32Array(0);

/** Lines of one employee: as many as an input may have; of a union those of all its tables, of a pivot at most one for each row. */
function linesMax(evaluator: RowEvaluator, root: number): number {
  const { union, pivot } = evaluator.table(root);
  const most = (table: number): number => {
    const lines = evaluator.linesOf(table);
    return lines === null ? 1 : linesMax(evaluator, lines);
  };
  if (union) return union.of.reduce((sum, { table }) => sum + most(table), 0);
  return pivot ? most(pivot.of) : linesPerEmployeeMax;
}

/** The table itself, or one with room for as many lines as the reference evaluator made for a row. */
function relaid(output: OutputTable, rows: number, results: readonly { readonly row: number; readonly result: RowResult }[]): OutputTable {
  const { first } = output;
  if (!first) return output;
  const counts = new Map(results.map(({ row, result }) => [row, result.lineCount(output.no)]));
  const same = [...counts].every(([row, count]) => (first[row + 1] as number) - (first[row] as number) === count);
  return same ? output : withLines(output, rows, counts);
}

/** A number too large for a double stands in the sparse map. */
function storeCell(output: OutputTable, plan: { storage: 'v' | 't'; position: number }, item: number, stored: Stored): void {
  const index = plan.position - 1;
  if (plan.storage === 't') {
    (output.t[index] as (string | null)[])[item] = typeof stored === 'string' ? stored : null;
    return;
  }
  const isNumber = typeof stored === 'bigint';
  const fits = isNumber && stored <= safeMax && stored >= -safeMax;
  (output.v[index] as Float64Array)[item] = fits ? Number(stored) : Number.NaN;
  if (!isNumber || fits) return;
  const big = output.big as Map<number, Map<number, bigint>>;
  const column = big.get(index) ?? new Map<number, bigint>();
  big.set(index, column.set(item, stored));
}

/** The evaluator inside a kernel made by `specialise`. */
export function evaluatorOf(kernel: Kernel): RowEvaluator {
  return kernel instanceof GeneratedKernel ? kernel.evaluator : new RowEvaluator(kernel.program, kernel);
}
