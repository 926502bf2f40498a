/** The reference evaluator: exact fractions over the checked tree. Slow, short, and right; the generated code is held equal to it. */
import { isoDateText, makeDate } from '../dates.ts';
import { type CheckedNode, ownLine } from '../language/checked.ts';
import { employedDays, periodFact } from '../period.ts';
import { evaluateAggregate, type RowEvaluation } from './aggregate.ts';
import { type Binary, binaryOf, holds, type Unary, unaryOf } from './arithmetic.ts';
import type { EvaluationContext } from './context.ts';
import {
  compare,
  divide,
  type Fraction,
  fraction,
  fractionToText,
  minorToText,
  multiply,
  roundToInteger,
  roundToScale,
} from './fraction.ts';
import { powerOf, stepOfDigits } from './steps.ts';
import { hasVersion, lookUp, readBracket, readExchangeRate, readParameter } from './tables.ts';
import { applyTextFunction, characterCount, matchesPattern, parseNumber, patternLengthMax, textLength } from './text.ts';
import { Failure, isFailure, type Value } from './values.ts';

type NumberOrFailure = Fraction | Failure;

/** A node's value; null is blank. */
export function evaluate(node: CheckedNode, context: EvaluationContext): Value {
  if (!context.tracer) return node.once ? evaluateOnce(node, context) : evaluateNode(node, context);
  context.tracer.enter(node);
  const value = evaluateOnce(node, context);
  context.tracer.leave(node, value);
  return value;
}

function evaluateOnce(node: CheckedNode, context: EvaluationContext): Value {
  const known = context.kept.get(node);
  if (known !== undefined) return known;
  const value = evaluateNode(node, context);
  if (node.once) context.kept.set(node, value);
  return value;
}

function blank(node: CheckedNode): Failure {
  return new Failure('BLANK_VALUE', node.range);
}

/** A number or date that must be there. */
function numberOf(node: CheckedNode, context: EvaluationContext): NumberOrFailure {
  const value = evaluate(node, context);
  if (isFailure(value)) return value;
  return value !== null && typeof value === 'object' ? value : blank(node);
}

/** A text; blank reads as the empty text. */
function textOf(node: CheckedNode, context: EvaluationContext): string | Failure {
  const value = evaluate(node, context);
  return isFailure(value) ? value : typeof value === 'string' ? value : '';
}

function conditionOf(node: CheckedNode, context: EvaluationContext): boolean | Failure {
  const value = evaluate(node, context);
  return isFailure(value) || typeof value === 'boolean' ? value : blank(node);
}

const rowEvaluation: RowEvaluation = { value: evaluate, condition: conditionOf };

function evaluateNode(node: CheckedNode, context: EvaluationContext): Value {
  switch (node.op) {
    case 'constant':
      return node.constant.kind === 'date' ? fraction(BigInt(node.constant.days)) : node.constant.value;
    case 'column':
    case 'history':
      return context.readColumn(node);
    case 'period':
      return fraction(BigInt(periodFact(context.period, node.fact)));
    case 'parameter':
      return readParameter(node, context);
    case 'lookup': {
      const keys: Exclude<Value, Failure>[] = [];
      for (const part of node.keys) {
        const key = evaluate(part, context);
        if (isFailure(key)) return key;
        keys.push(key);
      }
      return lookUp(node, keys, context);
    }
    case 'exchange-rate':
      return readExchangeRate(node, context);
    case 'aggregate':
      return evaluateAggregate(node, context, rowEvaluation);
    case 'pick': {
      const branch = node.branches[context.lines.picked(node.table).source];
      return branch ? evaluate(branch, context) : null;
    }
    case 'in-group':
      return context.lines.inGroup(node.table, context.lines.at[node.walk] ?? 0);
    case 'before':
      return (context.lines.at[node.walk] ?? 0) < (context.lines.at[ownLine] ?? 0);
    case 'bracket': {
      const value = numberOf(node.a, context);
      return isFailure(value) ? value : readBracket(node, value, context);
    }
    case 'negate':
    case 'absolute':
    case 'sign':
    case 'year':
    case 'month':
    case 'day':
    case 'weekday':
    case 'month-end':
      return evaluateUnary(node, context);
    case 'power':
      return evaluatePower(node, context);
    case 'has-version':
      return hasVersion(node, context);
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
    case 'add-days':
    case 'days-between':
    case 'add-months':
    case 'months-between':
      return evaluateBinary(node, context);
    case 'compare':
      return evaluateCompare(node, context);
    case 'not': {
      const condition = conditionOf(node.a, context);
      return isFailure(condition) ? condition : !condition;
    }
    case 'and':
    case 'or':
      return evaluateJunction(node, context);
    case 'choose':
      return evaluateChoose(node, context);
    case 'coalesce':
      return evaluateCoalesce(node, context);
    case 'is-blank': {
      const value = evaluate(node.a, context);
      return isFailure(value) ? value : value === null || value === '';
    }
    case 'raise': {
      const message = textOf(node.message, context);
      return isFailure(message)
        ? message
        : new Failure('RAISED', node.range, { message, ...(node.of === undefined ? {} : { of: node.of }) });
    }
    case 'min':
    case 'max':
      return evaluateExtreme(node, context);
    case 'round':
    case 'round-to':
      return evaluateRound(node, context);
    case 'date':
      return evaluateDate(node, context);
    case 'employed-days':
      return evaluateEmployedDays(node, context);
    case 'join': {
      const a = textOf(node.a, context);
      if (isFailure(a)) return a;
      const b = textOf(node.b, context);
      return isFailure(b) ? b : a + b;
    }
    case 'matches':
      return evaluateMatches(node, context);
    case 'is-holiday':
      return evaluateIsHoliday(node, context);
    case 'text':
      return evaluateText(node, context);
    case 'length': {
      const text = textOf(node.a, context);
      return isFailure(text) ? text : fraction(BigInt(textLength(text)));
    }
    case 'parse': {
      const text = textOf(node.a, context);
      if (isFailure(text) || text.trim() === '') return isFailure(text) ? text : null;
      return (
        parseNumber(text) ?? new Failure('INVALID_ARGUMENT', node.a.range, { what: 'A text that is read as a number', value: `"${text}"` })
      );
    }
    case 'format': {
      const a = numberOf(node.a, context);
      return isFailure(a) ? a : minorToText(roundToScale(a, node.digits, 'HALF_UP'), node.digits);
    }
  }
}

function evaluateUnary(node: Unary, context: EvaluationContext): Value {
  const a = numberOf(node.a, context);
  return isFailure(a) ? a : unaryOf(node, a);
}

function evaluateBinary(node: Binary, context: EvaluationContext): Value {
  const a = numberOf(node.a, context);
  if (isFailure(a)) return a;
  const b = numberOf(node.b, context);
  return isFailure(b) ? b : binaryOf(node, a, b);
}

function evaluatePower(node: Extract<CheckedNode, { op: 'power' }>, context: EvaluationContext): Value {
  const a = numberOf(node.a, context);
  if (isFailure(a)) return a;
  const b = numberOf(node.b, context);
  return isFailure(b) ? b : powerOf(a, b, node);
}

function evaluateCompare(node: Extract<CheckedNode, { op: 'compare' }>, context: EvaluationContext): Value {
  const kind = node.a.type === 'never' ? node.b.type : node.a.type;
  if (kind === 'text') {
    const a = textOf(node.a, context);
    if (isFailure(a)) return a;
    const b = textOf(node.b, context);
    return isFailure(b) ? b : holds(node.operator, a < b ? -1 : a > b ? 1 : 0);
  }
  if (kind === 'boolean') {
    const a = conditionOf(node.a, context);
    if (isFailure(a)) return a;
    const b = conditionOf(node.b, context);
    return isFailure(b) ? b : holds(node.operator, a === b ? 0 : 1);
  }
  const a = numberOf(node.a, context);
  if (isFailure(a)) return a;
  const b = numberOf(node.b, context);
  return isFailure(b) ? b : holds(node.operator, compare(a, b));
}

function evaluateJunction(
  node: Extract<CheckedNode, { op: 'and' | 'or' | 'coalesce' | 'min' | 'max' }>,
  context: EvaluationContext,
): Value {
  const stopsAt = node.op === 'or';
  for (const argument of node.args) {
    const condition = conditionOf(argument, context);
    if (isFailure(condition) || condition === stopsAt) return condition;
  }
  return !stopsAt;
}

function evaluateChoose(node: Extract<CheckedNode, { op: 'choose' }>, context: EvaluationContext): Value {
  for (const { when, then } of node.branches) {
    const condition = conditionOf(when, context);
    if (isFailure(condition)) return condition;
    if (condition) return evaluate(then, context);
  }
  return evaluate(node.otherwise, context);
}

function evaluateCoalesce(
  node: Extract<CheckedNode, { op: 'and' | 'or' | 'coalesce' | 'min' | 'max' }>,
  context: EvaluationContext,
): Value {
  for (const argument of node.args) {
    const value = evaluate(argument, context);
    if (value !== null && value !== '') return value;
  }
  return null;
}

function evaluateExtreme(node: Extract<CheckedNode, { op: 'and' | 'or' | 'coalesce' | 'min' | 'max' }>, context: EvaluationContext): Value {
  let best: Fraction | null = null;
  for (const argument of node.args) {
    const value = numberOf(argument, context);
    if (isFailure(value)) return value;
    if (best === null || (node.op === 'min' ? compare(value, best) < 0 : compare(value, best) > 0)) best = value;
  }
  return best;
}

function evaluateRound(node: Extract<CheckedNode, { op: 'round' | 'round-to' }>, context: EvaluationContext): Value {
  const a = numberOf(node.a, context);
  if (isFailure(a)) return a;
  const stepNode = node.op === 'round' ? node.digits : node.step;
  const given = numberOf(stepNode, context);
  if (isFailure(given)) return given;
  const step = node.op === 'round' ? stepOfDigits(given) : given.n > 0n ? given : null;
  if (!step)
    return new Failure('INVALID_ARGUMENT', stepNode.range, {
      what: node.op === 'round' ? 'The number of digits' : 'The step',
      value: fractionToText(given),
    });
  const after = multiply(fraction(roundToInteger(divide(a, step), node.mode)), step);
  context.tracer?.rounded(a, after, step);
  return after;
}

function evaluateDate(node: Extract<CheckedNode, { op: 'date' }>, context: EvaluationContext): Value {
  const parts: number[] = [];
  for (const part of [node.year, node.month, node.day]) {
    const value = numberOf(part, context);
    if (isFailure(value)) return value;
    parts.push(value.n % value.d === 0n && value.n < 10_000n * value.d && value.n > 0n ? Number(value.n / value.d) : Number.NaN);
  }
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = parts;
  const days = makeDate(year, month, day);
  return Number.isNaN(days) ? new Failure('INVALID_DATE', node.range) : fraction(BigInt(days));
}

function evaluateEmployedDays(node: Extract<CheckedNode, { op: 'employed-days' }>, context: EvaluationContext): Value {
  const sides: (number | null)[] = [];
  for (const side of [node.from, node.to]) {
    const value = side === null ? null : evaluate(side, context);
    if (isFailure(value)) return value;
    sides.push(value !== null && typeof value === 'object' ? Number(value.n / value.d) : null);
  }
  return fraction(BigInt(employedDays(context.period, node.basis, sides[0] ?? null, sides[1] ?? null)));
}

function evaluateText(node: Extract<CheckedNode, { op: 'text' }>, context: EvaluationContext): Value {
  const [first, ...rest] = node.args;
  const text = first ? textOf(first, context) : '';
  if (isFailure(text)) return text;
  const counts: number[] = [];
  for (const argument of rest) {
    const value = numberOf(argument, context);
    if (isFailure(value)) return value;
    const count = characterCount(value);
    if (count === null)
      return new Failure('INVALID_ARGUMENT', argument.range, { what: 'A number of characters', value: fractionToText(value) });
    counts.push(count);
  }
  return applyTextFunction(node.fn, text, counts);
}

function evaluateMatches(node: Extract<CheckedNode, { op: 'matches' }>, context: EvaluationContext): Value {
  const text = textOf(node.a, context);
  if (isFailure(text)) return text;
  const pattern = textOf(node.b, context);
  if (isFailure(pattern)) return pattern;
  const length = textLength(pattern);
  if (length <= patternLengthMax) return matchesPattern(text, pattern);
  return new Failure('INVALID_ARGUMENT', node.b.range, {
    what: `The length of a pattern (at most ${patternLengthMax})`,
    value: String(length),
  });
}

/** The period's calendar says nothing of days outside it. */
function evaluateIsHoliday(node: Extract<CheckedNode, { op: 'is-holiday' }>, context: EvaluationContext): Value {
  const date = numberOf(node.a, context);
  if (isFailure(date)) return date;
  const { period } = context;
  const day = Number(date.n / date.d);
  if (day >= period.start && day <= period.end) return period.holidays.has(day);
  const known = `${isoDateText(period.start)} to ${isoDateText(period.end)}`;
  return new Failure('INVALID_ARGUMENT', node.a.range, {
    what: `A day whose calendar is not known (known: ${known})`,
    value: isoDateText(day),
  });
}
