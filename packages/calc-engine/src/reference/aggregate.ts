/** Aggregates over rows: the rows walked one after another, each value exact. A blank value is left out. */
import type { CheckedNode } from '../language/checked.ts';
import type { EvaluationContext } from './context.ts';
import { add, compare, divide, type Fraction, fraction, zero } from './fraction.ts';
import { Failure, isFailure, type Value } from './values.ts';

type AggregateNode = Extract<CheckedNode, { op: 'aggregate' }>;
type Present = Exclude<Value, Failure>;

/** What has been seen of the rows that fit. */
interface Seen {
  rows: number;
  filled: number;
  sum: Fraction;
  value: Present;
  readonly texts: string[];
}

/** How the parts of an aggregate are evaluated at a row. */
export interface RowEvaluation {
  value(node: CheckedNode, context: EvaluationContext): Value;
  condition(node: CheckedNode, context: EvaluationContext): boolean | Failure;
}

export function evaluateAggregate(node: AggregateNode, context: EvaluationContext, evaluation: RowEvaluation): Value {
  const { lines } = context;
  const known = context.tracer ? undefined : lines.known(node);
  if (known !== undefined) return known;
  const count = lines.count(node.over, node.range);
  const value = typeof count === 'number' ? walk(node, count, context, evaluation) : count;
  lines.remember(node, value);
  return value;
}

/** LAST goes backwards and, like FIRST and EXISTS, looks no farther than it must. */
function walk(node: AggregateNode, count: number, context: EvaluationContext, evaluation: RowEvaluation): Value {
  const seen: Seen = { rows: 0, filled: 0, sum: zero, value: null, texts: [] };
  for (let step = 0; step < count; step += 1) {
    const row = node.fn === 'last' ? count - 1 - step : step;
    const value = visit(node, row, context, evaluation);
    if (value === undefined) continue;
    if (isFailure(value)) return value;
    if (take(node, seen, value)) break;
    if (node.fn === 'only' && seen.rows > 1) return new Failure('NOT_UNIQUE', node.range, { table: context.lines.tableName(node.over) });
  }
  if (seen.rows === 0 && node.missing === 'error' && node.fn !== 'sum' && node.fn !== 'count')
    return new Failure('MISSING_ROW', node.range, { table: context.lines.tableName(node.over) });
  return resultOf(node, seen);
}

/** The value at one row; undefined where the row does not fit. What is kept of other rows does not hold at this one. */
function visit(node: AggregateNode, row: number, outer: EvaluationContext, evaluation: RowEvaluation): Value | undefined {
  const context = { ...outer, kept: new Map<CheckedNode, Value>() };
  context.lines.at[node.walk] = row;
  context.tracer?.enterRow(node, row);
  const fits = node.where ? evaluation.condition(node.where, context) : true;
  const value = fits === true ? (node.value ? evaluation.value(node.value, context) : null) : fits === false ? undefined : fits;
  context.tracer?.leaveRow(node, row, value);
  return value;
}

/** Adds a row's value to what was seen; true where no other row matters. */
function take(node: AggregateNode, seen: Seen, value: Present): boolean {
  const blank = value === null || value === '';
  seen.rows += 1;
  if (!blank) seen.filled += 1;
  switch (node.fn) {
    case 'sum':
    case 'average':
      if (value !== null && typeof value === 'object') seen.sum = add(seen.sum, value);
      return false;
    case 'min':
    case 'max':
      if (value !== null && typeof value === 'object' && isBetter(node.fn, value, seen.value)) seen.value = value;
      return false;
    case 'first':
    case 'last':
      seen.value = value;
      return true;
    case 'only':
      seen.value = value;
      return false;
    case 'concat':
      if (typeof value === 'string' && value !== '') seen.texts.push(value);
      return false;
    case 'exists':
      return node.value === null || !blank;
    case 'count':
      return false;
  }
}

function isBetter(fn: 'min' | 'max', value: Fraction, best: Present): boolean {
  if (best === null || typeof best !== 'object') return true;
  return fn === 'min' ? compare(value, best) < 0 : compare(value, best) > 0;
}

function resultOf(node: AggregateNode, seen: Seen): Value {
  const counted = node.value ? seen.filled : seen.rows;
  switch (node.fn) {
    case 'sum':
      return seen.sum;
    case 'count':
      return fraction(BigInt(counted));
    case 'exists':
      return counted > 0;
    case 'average':
      return seen.filled === 0 ? null : divide(seen.sum, fraction(BigInt(seen.filled)));
    case 'concat':
      return seen.texts.length === 0 ? null : seen.texts.join(node.separator);
    default:
      return seen.value;
  }
}
