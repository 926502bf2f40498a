/** Aggregates over rows, and the rows that lines of unions and pivots are made from → IR. */
import type { CheckedNode } from '../language/checked.ts';
import type { FoldFunction, FoldLoop } from './build.ts';
import type { LoweringContext } from './context.ts';
import type { BoolNode, IntNode, TextNode } from './nodes.ts';
import { chooseRational, type Rational } from './rational.ts';

/** The lowering of a column, and of the parts of a node. */
export interface RowsContext extends LoweringContext {
  readonly lower: {
    number(node: CheckedNode): Rational;
    text(node: CheckedNode): TextNode;
    condition(node: CheckedNode): BoolNode;
  };
}

type AggregateNode = Extract<CheckedNode, { op: 'aggregate' }>;

/** Lines of an employee that an index of made lines can say. */
export const linesMax = 2n ** 31n;

function loopOf(node: AggregateNode, context: RowsContext, where: BoolNode | null): FoldLoop | null {
  const walk = context.walk(node.over);
  return walk && { range: walk.range, most: walk.most, depth: node.walk, where };
}

function conditionOf(node: AggregateNode, context: RowsContext): BoolNode | null {
  return node.where && context.lower.condition(node.where);
}

/** Rows that fit and in which the value is not blank. */
function filledCondition(node: AggregateNode, context: RowsContext): BoolNode | null {
  const { build } = context;
  const where = conditionOf(node, context);
  if (!node.value) return where;
  const filled =
    node.value.type === 'text'
      ? build.compareText('!==', context.lower.text(node.value), build.text({ op: 'const', value: '' }))
      : filledNumber(context.lower.number(node.value).n, context);
  return where ? build.junction('and', where, filled) : filled;
}

/** A value that cannot be blank still counts only where calculating it does not flag. */
function filledNumber(n: IntNode, { build }: RowsContext): BoolNode {
  const filled = build.not(build.isNaN(n));
  return filled.op === 'const' && n.mayFlag ? build.compare('===', n, n) : filled;
}

const failed = ({ build }: RowsContext): Rational => ({ n: build.fail(), d: 1n, r: null });

export function lowerAggregate(node: AggregateNode, context: RowsContext): Rational {
  const { build } = context;
  const whole = (n: IntNode): Rational => ({ n, d: 1n, r: null });
  if (node.fn === 'exists') return whole(build.fromBool(lowerExists(node, context)));
  if (node.fn === 'count') {
    const loop = loopOf(node, context, filledCondition(node, context));
    return loop ? whole(build.fold('count', loop, null)) : failed(context);
  }
  const loop = loopOf(node, context, conditionOf(node, context));
  if (!loop || !node.value || node.fn === 'concat') return failed(context);
  const value = context.lower.number(node.value);
  if (value.r || value.n.op === 'fail') return failed(context);
  if (node.fn === 'average') return lowerAverage(node, loop, value, context);
  const fn: FoldFunction = node.fn;
  return { n: build.fold(fn, loop, value.n, node.missing === 'error'), d: value.d, r: null };
}

/** Sum over count, blank where there is nothing to count. */
function lowerAverage(node: AggregateNode, loop: FoldLoop, value: Rational, context: RowsContext): Rational {
  const { build } = context;
  const count = build.fold('count', { ...loop, where: filledCondition(node, context) }, null);
  const none = build.compare('===', count, build.constant(0n));
  const sum = { n: build.fold('sum', loop, value.n), d: value.d, r: null };
  const blank = { n: build.blank(), d: 1n, r: null };
  const some = build.extreme('max', count, build.constant(1n));
  return chooseRational(build, none, blank, { ...sum, r: some });
}

export function lowerExists(node: AggregateNode, context: RowsContext): BoolNode {
  const loop = loopOf(node, context, filledCondition(node, context));
  return loop ? context.build.exists(loop) : context.build.failBool();
}

export function lowerTextAggregate(node: AggregateNode, context: RowsContext): TextNode {
  const { build } = context;
  const loop = loopOf(node, context, conditionOf(node, context));
  const { fn } = node;
  if (!loop || !node.value || (fn !== 'first' && fn !== 'last' && fn !== 'only' && fn !== 'concat')) return build.failText();
  const { range, depth, where } = loop;
  const value = context.lower.text(node.value);
  return build.text({ op: 'fold', fn, range, depth, where, value, separator: node.separator, required: node.missing === 'error' });
}

type PickNode = Extract<CheckedNode, { op: 'pick' }>;

/** Whether the line being calculated comes from the source of this place. */
function isFrom(node: PickNode, source: number, context: RowsContext): BoolNode {
  const { build } = context;
  const slot = context.made(node.table, 'source');
  return build.compare('===', build.read(slot, 'item', [0n, BigInt(node.branches.length - 1)], false), build.constant(BigInt(source)));
}

export function lowerPick(node: PickNode, context: RowsContext): Rational {
  const blank: Rational = { n: context.build.blank(), d: 1n, r: null };
  const values = node.branches.map((branch) => (branch ? context.lower.number(branch) : blank));
  const last = values.at(-1) ?? blank;
  return values
    .slice(0, -1)
    .reduceRight((rest, value, source) => chooseRational(context.build, isFrom(node, source, context), value, rest), last);
}

export function lowerTextPick(node: PickNode, context: RowsContext): TextNode {
  const blank = context.build.text({ op: 'const', value: '' });
  const values = node.branches.map((branch) => (branch ? context.lower.text(branch) : blank));
  const last = values.at(-1) ?? blank;
  return values
    .slice(0, -1)
    .reduceRight((rest, value, source) => context.build.chooseText(isFrom(node, source, context), value, rest), last);
}

/** The group of a source row is the number of its line in the pivot. */
export function lowerInGroup(node: Extract<CheckedNode, { op: 'in-group' }>, { build, made }: RowsContext): BoolNode {
  const group = build.read(made(node.table, 'group'), node.walk, [0n, linesMax], false);
  return build.compare('===', group, build.item(linesMax));
}
