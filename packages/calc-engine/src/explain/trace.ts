/** The steps of one evaluation as a tree. */
import type { ExplainNode, FormulaPlan } from '../api.ts';
import type { ParameterVersion } from '../definition/checked-program.ts';
import { type CheckedNode, picksFormula } from '../language/checked.ts';
import type { AggregateNode, ColumnNode, Tracer } from '../reference/context.ts';
import { type Fraction, fractionToText } from '../reference/fraction.ts';
import { Failure, type Value, valueToText } from '../reference/values.ts';

/** Rows of an aggregate that are shown one by one. */
const rowsShownMax = 50;

/** What the tree needs to know of the employee. */
export interface Leaves {
  leafOf(node: ColumnNode, value: Value): ExplainNode;
  tableRowOf(table: number, row: number, version: ParameterVersion | null): NonNullable<ExplainNode['tableRow']>;
  /** `Overtime 3`. */
  rowName(table: number, row: number): string;
}

interface Frame {
  readonly node: CheckedNode;
  readonly children: ExplainNode[];
  rounding: ExplainNode['rounding'];
  tableRow: ExplainNode['tableRow'];
  /** Rows that fit so far, of an aggregate. */
  rows: number;
}

function more(rows: number): ExplainNode {
  return { kind: 'operation', text: `… and ${rows} more`, value: null, children: [] };
}

/** Collects the evaluator's steps into a tree. */
export class TraceTree implements Tracer {
  private readonly leaves: Leaves;
  /** Rows left out of the explanation of an aggregate, or parts of them being walked. */
  private muted = 0;
  private readonly expression: string;
  private readonly open: Frame[] = [];
  readonly roots: ExplainNode[] = [];
  result: Value = null;
  /** Of a column with formulas by date: the one that was taken. */
  formula: FormulaPlan | null = null;

  constructor(leaves: Leaves, expression: string) {
    this.leaves = leaves;
    this.expression = expression;
  }

  enter(node: CheckedNode): void {
    if (this.muted === 0) this.open.push({ node, children: [], rounding: undefined, tableRow: undefined, rows: 0 });
  }

  enterRow(node: AggregateNode): void {
    if (this.muted > 0 || (this.open.at(-1)?.rows ?? 0) >= rowsShownMax) this.muted += 1;
    else this.enter(node);
  }

  /** What a row that fits gave; the others are not shown. */
  leaveRow(node: AggregateNode, row: number, value: Value | undefined): void {
    const shown = this.muted === 0 ? this.open.pop() : undefined;
    if (!shown) this.muted -= 1;
    const frame = this.open.at(-1);
    if (value === undefined || this.muted > 0 || !frame) return;
    frame.rows += 1;
    if (!shown) return;
    const text = this.leaves.rowName(node.over, row);
    frame.children.push({
      kind: 'operation',
      text,
      value: node.value ? valueToText(value, node.value.type) : null,
      children: shown.children,
    });
  }

  rounded(before: Fraction, after: Fraction, step: Fraction): void {
    const frame = this.muted === 0 ? this.open.at(-1) : undefined;
    if (!frame || (frame.node.op !== 'round' && frame.node.op !== 'round-to')) return;
    frame.rounding = { before: fractionToText(before), after: fractionToText(after), mode: frame.node.mode, step: fractionToText(step) };
  }

  hitRow(table: number, row: number, version: ParameterVersion | null): void {
    const frame = this.muted === 0 ? this.open.at(-1) : undefined;
    if (frame) frame.tableRow = this.leaves.tableRowOf(table, row, version);
  }

  leave(node: CheckedNode, value: Value): void {
    if (this.muted > 0) return;
    const frame = this.open.pop();
    if (!frame) throw new Error('the trace left a node that it had not entered');
    const parent = this.open.at(-1);
    if (!parent) this.result = value;
    if (node.formula) this.formula = node.formula;
    // Which day it is explains nothing: the formula says since when it holds.
    if (parent && picksFormula(parent.node) && !node.formula) return;
    if (node.op === 'constant' || node.op === 'in-group' || node.op === 'before') return;
    if (frame.rows > rowsShownMax) frame.children.push(more(frame.rows - rowsShownMax));
    const siblings = parent?.children ?? this.roots;
    const passed = node.op === 'pick' || picksFormula(node) || (parent && !(value instanceof Failure) && continuesChain(parent.node, node));
    if (passed) siblings.push(...frame.children);
    else siblings.push(this.explainNode(frame, value, parent));
  }

  private explainNode(frame: Frame, value: Value, parent: Frame | undefined): ExplainNode {
    const { node } = frame;
    if (node.op === 'column' || node.op === 'history') return this.leaves.leafOf(node, value);
    const inParent = parent && parent.node.range.from === node.range.from && parent.node.range.to === node.range.to;
    return {
      kind: node.op === 'parameter' ? 'parameter' : node.op === 'period' ? 'period' : 'operation',
      text: inParent ? stepName(node) : this.expression.slice(node.range.from, node.range.to),
      value: valueToText(value, node.type),
      ...(frame.rounding ? { rounding: frame.rounding } : {}),
      ...(frame.tableRow ? { tableRow: frame.tableRow, source: frame.tableRow.source } : {}),
      children: frame.children,
    };
  }
}

const chains: readonly ReadonlySet<string>[] = [new Set(['add', 'subtract']), new Set(['multiply', 'divide']), new Set(['min', 'max'])];

/** a + b + c is one step with three operands, not two steps; so are chains of × and ÷, and the two limits of CLAMP. */
function continuesChain(parent: CheckedNode, node: CheckedNode): boolean {
  const leads = (parent.op === 'min' || parent.op === 'max' ? parent.args[0] : 'a' in parent ? parent.a : null) === node;
  return leads && node.label === undefined && chains.some((chain) => chain.has(parent.op) && chain.has(node.op));
}

const stepNames: Readonly<Partial<Record<CheckedNode['op'], string>>> = {
  add: 'sum',
  subtract: 'difference',
  multiply: 'product',
  divide: 'quotient',
  min: 'smaller one',
  max: 'larger one',
  round: 'rounded',
  'round-to': 'rounded to steps',
  choose: 'case that applies',
  'days-between': 'days between',
  'months-between': 'completed months',
  'add-days': 'moved by days',
  bracket: 'by brackets',
  'has-version': 'whether rows are in force',
};

/** A step that a function takes inside itself, and that no part of the expression's text stands for. */
function stepName(node: CheckedNode): string {
  if (node.label !== undefined) return node.label;
  if (node.op === 'period') return `period: ${node.fact}`;
  if (node.op === 'employed-days') return `employed: ${node.basis}`;
  if (node.op === 'exchange-rate') return `rate ${node.from} → ${node.to}`;
  if (node.op === 'compare') return `whether ${node.operator}`;
  return stepNames[node.op] ?? node.op;
}
