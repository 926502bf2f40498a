/** What the reference evaluator did for one cell, step by step, as the narrator reads it: every operand is there, constants too. */
import type { ParameterVersion } from '../definition/checked-program.ts';
import type { CheckedNode } from '../language/checked.ts';
import type { AggregateNode, ColumnNode, Tracer } from '../reference/context.ts';
import type { Fraction } from '../reference/fraction.ts';
import type { Value } from '../reference/values.ts';

/** Rows of an aggregate that are kept one by one; the others are counted. */
const rowsKeptMax = 50;

/** The row of a parameter table that was read; null: of the version that holds in the period. */
export interface RowHit {
  readonly table: number;
  readonly row: number;
  readonly version: ParameterVersion | null;
}

export interface Step {
  readonly node: CheckedNode;
  readonly value: Value;
  /** What was evaluated for it, in that order: of a choice only the conditions asked and the case taken. */
  readonly operands: readonly Step[];
  readonly rounding: { readonly before: Fraction; readonly after: Fraction; readonly step: Fraction } | null;
  readonly hit: RowHit | null;
  /** The line at which a column was read. */
  readonly line: number;
  /** Of an aggregate: the rows that fit, each with what was evaluated for it. */
  readonly rows: readonly StepRow[];
  /** How many rows fit, kept or not. */
  readonly rowCount: number;
}

export interface StepRow {
  readonly row: number;
  readonly value: Value;
  readonly operands: readonly Step[];
}

interface Frame {
  readonly node: CheckedNode;
  readonly operands: Step[];
  readonly rows: StepRow[];
  rounding: Step['rounding'];
  hit: RowHit | null;
  rowCount: number;
}

const frameOf = (node: CheckedNode): Frame => ({ node, operands: [], rows: [], rounding: null, hit: null, rowCount: 0 });

/** Collects the evaluator's steps. */
export class StepTrace implements Tracer {
  private readonly lineOf: (node: Extract<ColumnNode, { op: 'column' }>) => number;
  private readonly open: Frame[] = [];
  /** Steps of nodes that stand in several places: only the first time are their operands evaluated. */
  private readonly once = new Map<CheckedNode, Step>();
  /** Rows beyond the limit, or parts of them being walked. */
  private muted = 0;
  root: Step | null = null;

  constructor(lineOf: (node: Extract<ColumnNode, { op: 'column' }>) => number) {
    this.lineOf = lineOf;
  }

  enter(node: CheckedNode): void {
    if (this.muted === 0) this.open.push(frameOf(node));
  }

  enterRow(node: AggregateNode): void {
    if (this.muted > 0 || (this.open.at(-1)?.rows.length ?? 0) >= rowsKeptMax) this.muted += 1;
    else this.enter(node);
  }

  leaveRow(_: AggregateNode, row: number, value: Value | undefined): void {
    const kept = this.muted === 0 ? this.open.pop() : undefined;
    if (!kept) this.muted -= 1;
    const frame = this.open.at(-1);
    if (value === undefined || this.muted > 0 || !frame) return;
    frame.rowCount += 1;
    if (kept) frame.rows.push({ row, value, operands: kept.operands });
  }

  rounded(before: Fraction, after: Fraction, step: Fraction): void {
    const frame = this.muted === 0 ? this.open.at(-1) : undefined;
    if (frame) frame.rounding = { before, after, step };
  }

  hitRow(table: number, row: number, version: ParameterVersion | null): void {
    const frame = this.muted === 0 ? this.open.at(-1) : undefined;
    if (frame) frame.hit = { table, row, version };
  }

  leave(node: CheckedNode, value: Value): void {
    if (this.muted > 0) return;
    const frame = this.open.pop();
    if (!frame) throw new Error('the trace left a node that it had not entered');
    const line = node.op === 'column' ? this.lineOf(node) : 0;
    const step = this.known({ ...frame, value, line });
    const parent = this.open.at(-1);
    if (parent) parent.operands.push(step);
    else this.root = step;
  }

  private known(step: Step): Step {
    if (!step.node.once) return step;
    const first = step.operands.length === 0 ? this.once.get(step.node) : undefined;
    if (!first) this.once.set(step.node, step);
    return first ?? step;
  }
}
