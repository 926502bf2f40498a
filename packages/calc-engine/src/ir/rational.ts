/** Exact rationals over IR integers: n / (d · r), with a constant d and, after a division by a variable, a variable r above zero. */
import type { RoundingMode } from '../api.ts';
import { type Fraction, greatestCommonDivisor, reduce } from '../reference/fraction.ts';
import type { IrBuilder } from './build.ts';
import type { BoolNode, CompareSign, IntNode } from './nodes.ts';
import { safeMax } from './nodes.ts';

export interface Rational {
  readonly n: IntNode;
  readonly d: bigint;
  readonly r: IntNode | null;
}

export function constantRational(build: IrBuilder, value: Fraction): Rational {
  const { n, d } = reduce(value);
  return { n: build.constant(n), d, r: null };
}

function constantOf(x: Rational): Fraction | null {
  return x.n.op === 'const' && x.r === null ? { n: x.n.value, d: x.d } : null;
}

/** n · factor / divisor, a divisor above zero, the constants cancelled first. Blank stays blank. */
function scaleByConstant(build: IrBuilder, x: Rational, factor: bigint, divisor: bigint): Rational {
  const negative = factor < 0n;
  const common = greatestCommonDivisor(factor, x.d * divisor);
  const times = (negative ? -factor : factor) / common;
  const n = build.scaleKeepingBlank(x.n, times);
  return { n: negative ? build.negate(n) : n, d: (x.d * divisor) / common, r: x.r };
}

interface Aligned {
  readonly a: IntNode;
  readonly b: IntNode;
  readonly d: bigint;
  readonly r: IntNode | null;
}

/** Both numerators over one denominator. */
function align(build: IrBuilder, x: Rational, y: Rational): Aligned {
  const d = (x.d / greatestCommonDivisor(x.d, y.d)) * y.d;
  const a = build.multiply(x.n, build.constant(d / x.d));
  const b = build.multiply(y.n, build.constant(d / y.d));
  if (x.r === y.r) return { a, b, d, r: x.r };
  const r = x.r && y.r ? build.multiply(x.r, y.r) : (x.r ?? y.r);
  return { a: y.r ? build.multiply(a, y.r) : a, b: x.r ? build.multiply(b, x.r) : b, d, r };
}

export function addRational(build: IrBuilder, x: Rational, y: Rational): Rational {
  const { a, b, d, r } = align(build, x, y);
  return { n: build.add(a, b), d, r };
}

export function subtractRational(build: IrBuilder, x: Rational, y: Rational): Rational {
  const { a, b, d, r } = align(build, x, y);
  return { n: build.subtract(a, b), d, r };
}

export function multiplyRational(build: IrBuilder, x: Rational, y: Rational): Rational {
  const constant = constantOf(y);
  if (constant) return scaleByConstant(build, { ...x, n: build.strict(x.n) }, constant.n, constant.d);
  if (constantOf(x)) return multiplyRational(build, y, x);
  const r = x.r && y.r ? build.multiply(x.r, y.r) : (x.r ?? y.r);
  return { n: build.multiply(x.n, y.n), d: x.d * y.d, r };
}

/** A zero divisor flags. */
export function divideRational(build: IrBuilder, x: Rational, y: Rational): Rational {
  const constant = constantOf(y);
  if (constant) {
    if (constant.n === 0n) return { n: build.fail(), d: 1n, r: null };
    const sign = constant.n < 0n ? -1n : 1n;
    return scaleByConstant(build, { ...x, n: build.strict(x.n) }, constant.d * sign, constant.n * sign);
  }
  const divisor = build.strict(y.n);
  const magnitude = build.within(build.absolute(divisor), [1n, safeMax]);
  const scaled = scaleByConstant(build, { ...x, n: build.strict(x.n) }, y.d, 1n);
  const positive = y.r ? build.multiply(scaled.n, y.r) : scaled.n;
  const signed = divisor.lo >= 0n ? positive : build.multiply(positive, build.sign(divisor));
  // The numerator carries the check as well: SIGN or ISBLANK of a quotient looks at nothing else.
  const n = build.require(signed, build.compare('!==', divisor, build.constant(0n)));
  return { n, d: scaled.d, r: x.r ? build.multiply(x.r, magnitude) : magnitude };
}

export function negateRational(build: IrBuilder, x: Rational): Rational {
  return { ...x, n: build.negate(x.n) };
}

export function compareRational(build: IrBuilder, sign: CompareSign, x: Rational, y: Rational): BoolNode {
  const { a, b } = align(build, x, y);
  return build.compare(sign, a, b);
}

export function extremeRational(build: IrBuilder, op: 'min' | 'max', x: Rational, y: Rational): Rational {
  const { a, b, d, r } = align(build, x, y);
  return { n: build.extreme(op, a, b), d, r };
}

/** Only the chosen side is computed, its variable denominator included; blanks pass through. */
export function chooseRational(build: IrBuilder, condition: BoolNode, x: Rational, y: Rational): Rational {
  if (condition.op === 'const') return condition.value ? x : y;
  const d = (x.d / greatestCommonDivisor(x.d, y.d)) * y.d;
  const then = x.n.op === 'fail' ? x.n : build.scaleKeepingBlank(x.n, d / x.d);
  const otherwise = y.n.op === 'fail' ? y.n : build.scaleKeepingBlank(y.n, d / y.d);
  const one = build.constant(1n);
  const r = x.r || y.r ? build.choose(condition, x.r ?? one, y.r ?? one) : null;
  return { n: build.choose(condition, then, otherwise), d, r };
}

/** The first where it is not blank, else the second. */
export function coalesceRational(build: IrBuilder, x: Rational, y: Rational): Rational {
  if (!x.n.nan) return x;
  const d = (x.d / greatestCommonDivisor(x.d, y.d)) * y.d;
  const first = build.scaleKeepingBlank(x.n, d / x.d);
  const second = build.scaleKeepingBlank(y.n, d / y.d);
  if (!x.r && !y.r) return { n: build.nonBlank(first, second), d, r: null };
  const one = build.constant(1n);
  return { n: build.nonBlank(first, second), d, r: build.choose(build.isNaN(x.n), y.r ?? one, x.r ?? one) };
}

/** x as a whole number of steps p/q, rounded once. */
export function roundToSteps(build: IrBuilder, x: Rational, p: bigint, q: bigint, mode: RoundingMode): IntNode {
  if (!x.r) return build.scaleRound(x.n, q, x.d * p, mode);
  const common = greatestCommonDivisor(q, x.d * p);
  const n = build.multiply(x.n, build.constant(q / common));
  const by = build.multiply(x.r, build.constant((x.d * p) / common));
  return build.roundBy(n, by, mode);
}

/** A whole number: flags where the value is not one. */
export function wholeNumber(build: IrBuilder, x: Rational): IntNode {
  const n = build.strict(x.n);
  if (x.d === 1n && !x.r) return n;
  const by = x.r ? build.multiply(x.r, build.constant(x.d)) : build.constant(x.d);
  const quotient = build.roundBy(n, by, 'FLOOR');
  return build.require(quotient, build.compare('===', build.multiply(quotient, by), n));
}

/** A blank flags. */
export function strictRational(build: IrBuilder, x: Rational): Rational {
  return { ...x, n: build.strict(x.n) };
}

/** x as a multiple of a step that differs from row to row, rounded once; a step of zero or below flags. */
export function roundToVariableSteps(build: IrBuilder, x: Rational, step: Rational, mode: RoundingMode): Rational {
  const positive = { ...step, n: build.within(build.strict(step.n), [1n, safeMax]) };
  const steps = roundToSteps(build, divideRational(build, x, positive), 1n, 1n, mode);
  return multiplyRational(build, { n: steps, d: 1n, r: null }, positive);
}
