/** The arrays of one chunk: inputs as they are given, outputs, lines made from others, columns that all employees share. */
import type { ColumnPlan, KernelInput, TablePlan } from '../api.ts';
import type { RowEvaluator } from '../reference/evaluator.ts';
import { linesPerEmployeeMax } from '../tables/limits.ts';
import type { OutputBuffers } from './buffers.ts';
import type { ColumnArray, SlotArray, SlotRef } from './column.ts';
import { inputLines, type LineArrays, type LineBuilder, lineBuilder, type SourceItems } from './lines.ts';
import type { SharedColumn } from './shared-columns.ts';

export class ChunkArrays {
  private readonly evaluator: RowEvaluator;
  private readonly input: KernelInput;
  private readonly buffers: OutputBuffers;
  private readonly shared: ReadonlyMap<string, SharedColumn>;
  /** Of frozen tables with lines, and of unions and pivots, by table number. */
  private readonly given = new Map<number, LineArrays>();
  private readonly made = new Map<number, LineBuilder>();
  /** Rows with more lines than there may be, in order. */
  readonly refusedRows: readonly number[];
  private blankNumbers = new Float64Array(0);
  private blankTexts: null[] = [];

  constructor(evaluator: RowEvaluator, input: KernelInput, buffers: OutputBuffers, shared: ReadonlyMap<string, SharedColumn>) {
    this.evaluator = evaluator;
    this.input = input;
    this.buffers = buffers;
    this.shared = shared;
    const { program } = evaluator;
    for (const { tableNo, code, lines } of program.inputs) {
      if (lines === 'many') this.given.set(tableNo, inputLines(input, { no: tableNo, code }));
    }
    this.refusedRows = [...new Set([...this.given.values()].flatMap(({ first }) => longRows(first, input.rows)))].sort((a, b) => a - b);
    buffers.prepare((plan) => this.capacity(plan));
    for (const step of evaluator.steps) if (step.column === null) this.made.set(step.table, this.newBuilder(evaluator.table(step.table)));
  }

  /** Items that a table can have in this chunk. */
  private capacity(plan: TablePlan): number {
    const root = this.evaluator.linesOf(plan.no);
    if (root === null) return this.input.rows;
    const given = this.given.get(root);
    if (given) return given.first[this.input.rows] as number;
    const { union, pivot } = this.evaluator.table(root);
    const sources = union ? union.of.map(({ table }) => table) : pivot ? [pivot.of] : [];
    return sources.reduce((sum, table) => sum + this.capacity(this.evaluator.table(table)), 0);
  }

  private newBuilder(plan: TablePlan): LineBuilder {
    const sources = plan.union ? plan.union.of.map(({ table }) => table) : plan.pivot ? [plan.pivot.of] : [];
    const items = sources.map((no): SourceItems => {
      const source = this.evaluator.table(no);
      const array = (place: { storage: string; position: number }): ColumnArray => {
        const column = source.columns.find(({ storage, position }) => storage === place.storage && position === place.position);
        if (!column) throw new Error(`${source.code} has no column ${place.storage}${place.position}`);
        return this.column(no, column);
      };
      return { lines: this.lines(no), array, capacity: this.capacity(source) };
    });
    return lineBuilder(plan, this.input.rows, items);
  }

  /** Leaves a row out of the lines that are made. */
  skip(row: number): void {
    for (const { lines } of this.made.values()) lines.first[row + 1] = lines.first[row] as number;
  }

  /** Where a table's lines are; null where it has one row an employee. */
  lines(table: number): LineArrays | null {
    const root = this.evaluator.linesOf(table);
    if (root === null) return null;
    const lines = this.given.get(root) ?? this.made.get(root)?.lines;
    if (!lines) throw new Error(`the lines of table ${root} are not known`);
    return lines;
  }

  /** How many items a table has after the run. */
  items(table: number): number {
    const { rows } = this.input;
    const lines = this.lines(table);
    return lines ? (lines.first[rows] as number) : rows;
  }

  builder(table: number): LineBuilder['build'] {
    const builder = this.made.get(table);
    if (!builder) throw new Error(`table ${table} has no lines of its own`);
    return builder.build;
  }

  output(table: number, plan: ColumnPlan): ColumnArray {
    const { v, t } = this.buffers.arrays(table);
    const found = plan.storage === 't' ? t[plan.position - 1] : v[plan.position - 1];
    if (!found) throw new Error(`column ${plan.code} of table ${table} has no output array`);
    return found;
  }

  column(table: number, plan: ColumnPlan): ColumnArray {
    if (this.buffers.has(table)) return this.output(table, plan);
    const given = this.input.tables.get(table);
    const found = (plan.storage === 't' ? given?.texts[plan.position - 1] : given?.numbers[plan.position - 1]) as ColumnArray | undefined;
    const items = this.items(table);
    if (!found) return plan.storage === 't' ? this.blankText(items) : this.blankNumber(items);
    if (found.length >= items) return found;
    throw new RangeError(`Input column ${plan.code} of table ${table} has ${found.length} rows; the chunk has ${items}.`);
  }

  slot(ref: SlotRef): SlotArray {
    if (ref.kind === 'column') {
      const shared = this.shared.get(`${ref.table}.${ref.column}`);
      return shared ? shared.array : this.column(ref.table, this.evaluator.columnPlan(ref));
    }
    const lines = this.lines(ref.table);
    if (!lines) throw new Error(`table ${ref.table} has no lines`);
    return lines[ref.kind];
  }

  /** A number too large for a double would read as blank; rows with more lines than there may be are not calculated: such rows flag. */
  flagInputs(flags: Uint8Array): void {
    const { rows } = this.input;
    for (const [no, table] of this.input.tables) {
      const lines = this.given.get(no);
      for (const items of table.big?.values() ?? []) {
        for (const item of items.keys()) {
          const row = lines ? lines.owner[item] : item;
          if (row !== undefined && row < rows) flags[row] = 1;
        }
      }
    }
    for (const row of this.refusedRows) flags[row] = 1;
  }

  private blankNumber(items: number): Float64Array {
    if (this.blankNumbers.length < items) this.blankNumbers = new Float64Array(items).fill(Number.NaN);
    return this.blankNumbers;
  }

  private blankText(items: number): (string | null)[] {
    if (this.blankTexts.length < items) this.blankTexts = new Array<null>(items).fill(null);
    return this.blankTexts;
  }
}

function longRows(first: Int32Array, rows: number): number[] {
  const found: number[] = [];
  for (let row = 0; row < rows; row += 1) if ((first[row + 1] as number) - (first[row] as number) > linesPerEmployeeMax) found.push(row);
  return found;
}
