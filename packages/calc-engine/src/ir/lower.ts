/** Checked tree → IR, for one column, one period and the known bounds of its inputs. */
import { type CheckedNode, type CompareOperator, ownLine } from '../language/checked.ts';
import { periodFact } from '../period.ts';
import { type Fraction, fraction, powerOfTen, reduce } from '../reference/fraction.ts';
import { exponentMax, roundDigitsMax, stepOfDigits } from '../reference/steps.ts';
import { hasVersion } from '../reference/tables.ts';
import { parsedDigits, patternLengthMax, textLength } from '../reference/text.ts';
import type { IrBuilder } from './build.ts';
import type { ColumnRead, LoweringContext } from './context.ts';
import { lowerDate } from './lower-dates.ts';
import {
  linesMax,
  lowerAggregate,
  lowerExists,
  lowerInGroup,
  lowerPick,
  lowerTextAggregate,
  lowerTextPick,
  type RowsContext,
} from './lower-rows.ts';
import { lowerExchangeRate, lowerTableNumber, lowerTableText, type TableOperand } from './lower-tables.ts';
import type { BoolNode, CompareSign, IntNode, LookupEntry, TextNode } from './nodes.ts';
import {
  addRational,
  chooseRational,
  coalesceRational,
  compareRational,
  constantRational,
  divideRational,
  extremeRational,
  multiplyRational,
  negateRational,
  type Rational,
  roundToSteps,
  roundToVariableSteps,
  strictRational,
  subtractRational,
  wholeNumber,
} from './rational.ts';

const signs: Record<CompareOperator, CompareSign> = { '=': '===', '<>': '!==', '<': '<', '<=': '<=', '>': '>', '>=': '>=' };

function readOf(node: Extract<CheckedNode, { op: 'column' | 'history' }>, context: LoweringContext): ColumnRead {
  return node.op === 'history' ? context.read({ table: 0, column: node.index }, ownLine) : context.read(node, node.walk);
}

/** A number, date or 0/1 condition; NaN where it may be blank. */
export function lowerNumber(node: CheckedNode, context: LoweringContext): Rational {
  if (!node.once) return lowerNumberNode(node, context);
  const known = context.kept.get(node) ?? lowerNumberNode(node, context);
  context.kept.set(node, known);
  return known;
}

function withRows(context: LoweringContext): RowsContext {
  const lower = {
    number: (node: CheckedNode) => lowerNumber(node, context),
    text: (node: CheckedNode) => lowerText(node, context),
    condition: (node: CheckedNode) => lowerCondition(node, context),
  };
  return { ...context, lower };
}

function lowerNumberNode(node: CheckedNode, context: LoweringContext): Rational {
  const { build } = context;
  const whole = (n: IntNode): Rational => ({ n, d: 1n, r: null });
  const constant = (value: Fraction): Rational => constantRational(build, value);
  switch (node.op) {
    case 'constant':
      if (node.constant.kind === 'number') return constant(node.constant.value);
      if (node.constant.kind === 'date') return constant(fraction(BigInt(node.constant.days)));
      return constant(fraction(node.constant.value ? 1n : 0n));
    case 'period':
      return constant(fraction(BigInt(periodFact(context.period, node.fact))));
    case 'column':
    case 'history':
      return lowerRead(node, context);
    case 'parameter':
    case 'lookup':
    case 'bracket':
      return lowerTableNumber(node, tableOperands(node, context), context);
    case 'exchange-rate':
      return lowerExchangeRate(node, context);
    case 'aggregate':
      return lowerAggregate(node, withRows(context));
    case 'pick':
      return lowerPick(node, withRows(context));
    case 'negate':
      return negateRational(build, lowerNumber(node.a, context));
    case 'absolute': {
      const a = lowerNumber(node.a, context);
      return { ...a, n: build.absolute(a.n) };
    }
    case 'sign':
      return whole(build.sign(lowerNumber(node.a, context).n));
    case 'add':
      return addRational(build, lowerNumber(node.a, context), lowerNumber(node.b, context));
    case 'subtract':
      return subtractRational(build, lowerNumber(node.a, context), lowerNumber(node.b, context));
    case 'multiply':
      return multiplyRational(build, lowerNumber(node.a, context), lowerNumber(node.b, context));
    case 'divide':
      return divideRational(build, lowerNumber(node.a, context), lowerNumber(node.b, context));
    case 'min':
    case 'max': {
      const args = node.args.map((argument) => lowerNumber(argument, context));
      const strict = args.map((x) => ({ ...x, n: build.strict(x.n) }));
      return strict.reduce((best, x) => extremeRational(build, node.op === 'min' ? 'min' : 'max', best, x));
    }
    case 'choose':
      return lowerChoose(node, context);
    case 'coalesce':
      if (node.args.length === 0) return whole(build.blank());
      return node.args.map((argument) => lowerNumber(argument, context)).reduceRight((rest, x) => coalesceRational(build, x, rest));
    case 'round':
    case 'round-to':
      return lowerRound(node, context);
    case 'raise':
      return whole(build.fail());
    case 'power':
      return lowerPower(node, context);
    case 'length':
      return whole(build.length(lowerText(node.a, context)));
    case 'parse':
      return { n: build.parse(lowerText(node.a, context)), d: powerOfTen(parsedDigits), r: null };
    case 'year':
    case 'month':
    case 'day':
    case 'weekday':
    case 'month-end':
    case 'date':
    case 'add-days':
    case 'add-months':
    case 'days-between':
    case 'months-between':
    case 'employed-days':
    case 'is-holiday':
      return lowerDate(node, context, lowerNumber);
    default:
      return whole(build.fromBool(lowerCondition(node, context)));
  }
}

type TableNode = Extract<CheckedNode, { op: 'parameter' | 'lookup' | 'bracket' }>;

/** What a table is searched by: the parts of a key, a value in its brackets, or nothing. */
function tableOperands(node: TableNode, context: LoweringContext): TableOperand[] {
  const operands = node.op === 'parameter' ? [] : node.op === 'lookup' ? node.keys : [node.a];
  return operands.map((operand) =>
    operand.type === 'text' ? { number: null, text: lowerText(operand, context) } : { number: lowerNumber(operand, context), text: null },
  );
}

function lowerRead(node: Extract<CheckedNode, { op: 'column' | 'history' }>, context: LoweringContext): Rational {
  const { build } = context;
  const { plan, slot, at, lo, hi, blank, failing } = readOf(node, context);
  const value = build.read(slot, at, [lo, hi], blank, failing);
  const n = plan.blank === 'zero' ? build.nonBlank(value, build.constant(0n)) : plan.blank === 'error' ? build.strict(value) : value;
  return { n, d: powerOfTen(plan.scale), r: null };
}

/** A constant exponent by squaring; one that differs from row to row is the reference evaluator's. */
function lowerPower(node: Extract<CheckedNode, { op: 'power' }>, context: LoweringContext): Rational {
  const { build } = context;
  const a = strictRational(build, lowerNumber(node.a, context));
  const b = lowerNumber(node.b, context);
  const size = b.n.op !== 'const' || b.d !== 1n || b.r ? null : b.n.value < 0n ? -b.n.value : b.n.value;
  if (size === null || size > exponentMax) return { n: build.fail(), d: 1n, r: null };
  const one: Rational = { n: build.constant(1n), d: 1n, r: null };
  // The zeroth power is 1, but not of a value that is missing.
  let power = size === 0n ? { ...one, n: build.add(build.multiply(a.n, build.constant(0n)), build.constant(1n)) } : one;
  let square = a;
  for (let rest = size; rest > 0n; rest >>= 1n) {
    if (rest & 1n) power = multiplyRational(build, power, square);
    if (rest > 1n) square = multiplyRational(build, square, square);
  }
  return b.n.op === 'const' && b.n.value < 0n ? divideRational(build, one, power) : power;
}

function lowerChoose(node: Extract<CheckedNode, { op: 'choose' }>, context: LoweringContext): Rational {
  return node.branches.reduceRight(
    (rest, { when, then }) => chooseRational(context.build, lowerCondition(when, context), lowerNumber(then, context), rest),
    lowerNumber(node.otherwise, context),
  );
}

/** A step that is constant in this period is compiled in. */
function lowerRound(node: Extract<CheckedNode, { op: 'round' | 'round-to' }>, context: LoweringContext): Rational {
  const { build } = context;
  const given = lowerNumber(node.op === 'round' ? node.digits : node.step, context);
  const a = strictRational(build, lowerNumber(node.a, context));
  if (given.n.op !== 'const' || given.r) {
    const step = node.op === 'round' ? stepOfVariableDigits(build, given) : given;
    return roundToVariableSteps(build, a, step, node.mode);
  }
  const value = fraction(given.n.value, given.d);
  const step = node.op === 'round' ? stepOfDigits(value) : value.n > 0n ? value : null;
  if (!step) return { n: build.fail(), d: 1n, r: null };
  const { n: p, d: q } = reduce(step);
  return { n: build.multiply(roundToSteps(build, a, p, q, node.mode), build.constant(p)), d: q, r: null };
}

/** 10^−digits, for digits that differ from row to row; other numbers than ROUND takes flag. */
function stepOfVariableDigits(build: IrBuilder, given: Rational): Rational {
  const digits = build.within(wholeNumber(build, given), [-roundDigitsMax, roundDigitsMax]);
  const powers = (sign: 1 | -1): IntNode => {
    const entries: LookupEntry<bigint>[] = [];
    for (let key = digits.lo; key <= digits.hi; key += 1n)
      entries.push({ keys: [key], value: powerOfTen(Math.max(0, sign * Number(key))) });
    return build.lookup([digits], entries, 'flag');
  };
  return { n: powers(-1), d: 1n, r: powers(1) };
}

export function lowerCondition(node: CheckedNode, context: LoweringContext): BoolNode {
  const { build } = context;
  switch (node.op) {
    case 'constant':
      return build.condition(node.constant.kind === 'boolean' && node.constant.value);
    case 'compare':
      return lowerCompare(node, context);
    case 'not':
      return build.not(lowerCondition(node.a, context));
    case 'and':
    case 'or': {
      const op = node.op;
      return node.args
        .map((argument) => lowerCondition(argument, context))
        .reduceRight((rest, condition) => build.junction(op, condition, rest));
    }
    case 'is-blank':
      return lowerIsBlank(node.a, context);
    case 'raise':
      return build.failBool();
    case 'in-group':
      return lowerInGroup(node, withRows(context));
    case 'has-version':
      return build.condition(hasVersion(node, context));
    case 'before':
      return build.compare('<', build.item(linesMax, node.walk), build.item(linesMax));
    case 'aggregate':
      return node.fn === 'exists' ? lowerExists(node, withRows(context)) : isNotZero(node, context);
    case 'matches':
      return lowerMatches(node, context);
    default:
      return isNotZero(node, context);
  }
}

function isNotZero(node: CheckedNode, context: LoweringContext): BoolNode {
  const { build } = context;
  const n = build.strict(lowerNumber(node, context).n);
  return n.op === 'fail' ? build.failBool() : build.compare('!==', n, build.constant(0n));
}

/** A pattern that is too long flags. */
function lowerMatches(node: Extract<CheckedNode, { op: 'matches' }>, context: LoweringContext): BoolNode {
  const { build } = context;
  const pattern = lowerText(node.b, context);
  const matches = build.matches(lowerText(node.a, context), pattern);
  const most = BigInt(patternLengthMax);
  const length = pattern.op === 'const' ? build.constant(BigInt(textLength(pattern.value))) : build.length(pattern);
  return build.junction('and', build.compare('<=', build.within(length, [0n, most]), build.constant(most)), matches);
}

function lowerCompare(node: Extract<CheckedNode, { op: 'compare' }>, context: LoweringContext): BoolNode {
  const kind = node.a.type === 'never' ? node.b.type : node.a.type;
  const sign = signs[node.operator];
  if (kind === 'text') return context.build.compareText(sign, lowerText(node.a, context), lowerText(node.b, context));
  return compareRational(context.build, sign, lowerNumber(node.a, context), lowerNumber(node.b, context));
}

function lowerIsBlank(operand: CheckedNode, context: LoweringContext): BoolNode {
  const { build } = context;
  if (operand.type === 'text') return build.compareText('===', lowerText(operand, context), build.text({ op: 'const', value: '' }));
  if (operand.type === 'never') return build.failBool();
  const { n } = lowerNumber(operand, context);
  const blank = build.isNaN(n);
  return blank.op === 'const' && n.mayFlag ? build.compare('!==', n, n) : blank;
}

/** A text; the empty text where it is blank. */
export function lowerText(node: CheckedNode, context: LoweringContext): TextNode {
  const { build } = context;
  switch (node.op) {
    case 'constant':
      return build.text({ op: 'const', value: node.constant.kind === 'text' ? node.constant.value : '' });
    case 'column': {
      const { plan, slot, at, failing } = readOf(node, context);
      const text = build.text({ op: 'read', slot, at, failing });
      return plan.blank === 'error' && plan.source !== null ? build.text({ op: 'check', a: text }) : text;
    }
    case 'aggregate':
      return lowerTextAggregate(node, withRows(context));
    case 'pick':
      return lowerTextPick(node, withRows(context));
    case 'choose':
      return node.branches.reduceRight(
        (rest, { when, then }) => build.chooseText(lowerCondition(when, context), lowerText(then, context), rest),
        lowerText(node.otherwise, context),
      );
    case 'coalesce': {
      const empty = build.text({ op: 'const', value: '' });
      const args = node.args.map((argument) => lowerText(argument, context));
      const last = args.pop() ?? empty;
      return args.reduceRight((rest, text) => build.chooseText(build.compareText('!==', text, empty), text, rest), last);
    }
    case 'join':
      return build.text({ op: 'join', a: lowerText(node.a, context), b: lowerText(node.b, context) });
    case 'text':
      return lowerTextFunction(node, context);
    case 'format': {
      const a = lowerNumber(node.a, context);
      const n = roundToSteps(build, { ...a, n: build.strict(a.n) }, 1n, powerOfTen(node.digits), 'HALF_UP');
      return build.text({ op: 'format', a: n, digits: node.digits });
    }
    case 'parameter':
    case 'lookup':
    case 'bracket':
      return lowerTableText(node, tableOperands(node, context), context);
    default:
      return build.failText();
  }
}

function lowerTextFunction(node: Extract<CheckedNode, { op: 'text' }>, context: LoweringContext): TextNode {
  const [first, ...rest] = node.args;
  const a = first ? lowerText(first, context) : context.build.failText();
  const counts = rest.map((count) => context.build.within(wholeNumber(context.build, lowerNumber(count, context)), [0n, 1_000_000n]));
  return context.build.text({ op: 'call', fn: node.fn, a, counts });
}
