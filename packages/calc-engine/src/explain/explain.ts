/** Why a cell has its value: the reference evaluator again, with every step kept. The root's value equals the stored value. */
import { type CellAddress, type ColumnPlan, type ExplainNode, historyTableNo, type Program, type RowInput, type RunFacts } from '../api.ts';
import { rowReader } from '../codegen/input.ts';
import { isoDateText } from '../dates.ts';
import { constantToText } from '../definition/cells.ts';
import type { CheckedColumn, ColumnAddress, ParameterVersion } from '../definition/checked-program.ts';
import type { CheckedNode } from '../language/checked.ts';
import { historyKey } from '../language/scope.ts';
import type { Tracer } from '../reference/context.ts';
import { type Fraction, fractionToText } from '../reference/fraction.ts';
import { RowEvaluator, type RowResult, storedToText } from '../reference/row.ts';
import { Failure, type Value, valueToText } from '../reference/values.ts';

/** Throws RangeError when the program has no such cell: the caller names cells from the program's own plans. */
export function explain(program: Program, facts: RunFacts, input: RowInput, cell: CellAddress): ExplainNode {
  const table = program.tables.find((candidate) => candidate.code === cell.table);
  const column = table?.columns.findIndex((candidate) => candidate.code === cell.column) ?? -1;
  if (!table || column < 0 || table.kind === 'parameter') throw new RangeError(`There is no cell ${cell.table}.${cell.column} to explain.`);
  const row = new RowEvaluator(program, facts.period).evaluateRow(rowReader(input));
  return new Explainer(row).explainColumn({ table: table.no, column });
}

interface Frame {
  readonly node: CheckedNode;
  readonly children: ExplainNode[];
  rounding: ExplainNode['rounding'];
  tableRow: ExplainNode['tableRow'];
}

class Explainer {
  private readonly row: RowResult;
  /** A column is explained in full where it is met first; later it is only named. */
  private readonly explained = new Set<string>();

  constructor(row: RowResult) {
    this.row = row;
  }

  explainColumn(at: ColumnAddress): ExplainNode {
    const { evaluator } = this.row;
    const plan = evaluator.columnPlan(at);
    const checked = evaluator.checkedColumn(at);
    const name = evaluator.columnName(at);
    const base = {
      value: storedToText(this.row.storedAt(at), plan),
      table: name.slice(0, name.indexOf('.')),
      column: plan.code,
      name: plan.name,
    };
    if (!checked)
      return { ...base, kind: at.table === historyTableNo ? 'history' : 'input', text: name, ...this.inputSource(at, plan), children: [] };
    const error = this.row.errorRecord(checked, 0);
    const failed = error ? { error } : {};
    const text = plan.expression ?? name;
    if (this.explained.has(name)) return { ...base, ...failed, kind: 'column', text, children: [] };
    this.explained.add(name);
    return { ...base, ...failed, kind: 'column', text, ...this.traceColumn(checked, plan) };
  }

  private inputSource(at: ColumnAddress, plan: ColumnPlan): { source?: string } {
    const need = at.table === historyTableNo ? this.row.evaluator.program.history[at.column] : undefined;
    if (need) return { source: `ledger: ${historyKey(need)} of ${need.element}, by period ${need.basis}` };
    return plan.source === null ? {} : { source: plan.source };
  }

  /** Evaluates the column once more and keeps each step; the column's own rounding is shown where it changed the value. */
  private traceColumn(checked: CheckedColumn, plan: ColumnPlan): Pick<ExplainNode, 'children' | 'rounding' | 'tableRow' | 'source'> {
    const trace = new TraceTree(this, plan.expression ?? '');
    this.row.store(checked, trace);
    const exact = trace.result;
    const after = storedToText(this.row.storedAt(checked), plan);
    const isNumber = exact !== null && typeof exact === 'object' && !(exact instanceof Failure) && plan.type !== 'date';
    const before = isNumber ? valueToText(exact, 'number') : null;
    const steps = unwrap(trace.roots, plan.expression ?? '');
    if (before === null || after === null || before === fractionToText(parseStored(this.row.storedAt(checked), plan))) return steps;
    return {
      ...steps,
      rounding: { before, after, mode: plan.rounding, step: plan.scale === 0 ? '1' : `0.${'0'.repeat(plan.scale - 1)}1` },
    };
  }

  leafOf(node: Extract<CheckedNode, { op: 'column' | 'history' }>): ExplainNode {
    return this.explainColumn(node.op === 'history' ? { table: historyTableNo, column: node.index } : node);
  }

  tableRowOf(table: number, row: number, given: ParameterVersion | null): NonNullable<ExplainNode['tableRow']> {
    const resolved = this.row.evaluator.tables.get(table);
    const version = given ?? resolved?.version;
    if (!resolved || !version) throw new Error(`table ${table} has no version in this period`);
    const cells = resolved.data.columns.map((column, index) => {
      const cell = version.rows[row]?.[index];
      return [column.code, cell ? constantToText(cell) : null] as const;
    });
    return {
      table: resolved.data.code,
      row: row + 1,
      cells: Object.fromEntries(cells),
      source: version.source,
      validFrom: isoDateText(version.from),
    };
  }
}

/** A step that is the whole expression says no more than the column itself: its operands take its place. */
function unwrap(roots: readonly ExplainNode[], expression: string): Pick<ExplainNode, 'children' | 'tableRow' | 'source'> {
  const [root] = roots;
  if (roots.length !== 1 || root?.kind !== 'operation' || root.text !== expression || root.rounding) return { children: roots };
  return {
    children: root.children,
    ...(root.tableRow ? { tableRow: root.tableRow } : {}),
    ...(root.source === undefined ? {} : { source: root.source }),
  };
}

function parseStored(stored: unknown, plan: ColumnPlan): Fraction {
  return { n: typeof stored === 'bigint' ? stored : 0n, d: 10n ** BigInt(plan.scale) };
}

/** Collects the evaluator's steps into a tree. */
class TraceTree implements Tracer {
  private readonly explainer: Explainer;
  private readonly expression: string;
  private readonly open: Frame[] = [];
  readonly roots: ExplainNode[] = [];
  result: Value = null;

  constructor(explainer: Explainer, expression: string) {
    this.explainer = explainer;
    this.expression = expression;
  }

  enter(node: CheckedNode): void {
    this.open.push({ node, children: [], rounding: undefined, tableRow: undefined });
  }

  rounded(before: Fraction, after: Fraction, step: Fraction): void {
    const frame = this.open.at(-1);
    if (!frame || (frame.node.op !== 'round' && frame.node.op !== 'round-to')) return;
    frame.rounding = { before: fractionToText(before), after: fractionToText(after), mode: frame.node.mode, step: fractionToText(step) };
  }

  hitRow(table: number, row: number, version: ParameterVersion | null): void {
    const frame = this.open.at(-1);
    if (frame) frame.tableRow = this.explainer.tableRowOf(table, row, version);
  }

  leave(node: CheckedNode, value: Value): void {
    const frame = this.open.pop();
    if (!frame) throw new Error('the trace left a node that it had not entered');
    const parent = this.open.at(-1);
    if (!parent) this.result = value;
    if (node.op === 'constant') return;
    const siblings = parent?.children ?? this.roots;
    if (parent && !(value instanceof Failure) && continuesChain(parent.node, node)) siblings.push(...frame.children);
    else siblings.push(this.explainNode(frame, value, parent));
  }

  private explainNode(frame: Frame, value: Value, parent: Frame | undefined): ExplainNode {
    const { node } = frame;
    if (node.op === 'column' || node.op === 'history') return this.explainer.leafOf(node);
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
