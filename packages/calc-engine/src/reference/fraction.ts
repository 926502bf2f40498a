/** Exact rational numbers over BigInt. The denominator is always positive; fractions are reduced only when they grow. */
import type { RoundingMode } from '@wagewright/contracts/definition';

export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

/** Denominators longer than this are reduced after an operation. */
const reduceAbove = 1n << 96n;

export function fraction(n: bigint, d: bigint = 1n): Fraction {
  if (d === 0n) throw new RangeError('fraction with denominator 0');
  const signed = d < 0n ? { n: -n, d: -d } : { n, d };
  return signed.d > reduceAbove ? reduce(signed) : signed;
}

export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

export function reduce(a: Fraction): Fraction {
  const divisor = greatestCommonDivisor(a.n, a.d);
  return divisor > 1n ? { n: a.n / divisor, d: a.d / divisor } : a;
}

export const zero: Fraction = { n: 0n, d: 1n };
export const one: Fraction = { n: 1n, d: 1n };

export function add(a: Fraction, b: Fraction): Fraction {
  return a.d === b.d ? { n: a.n + b.n, d: a.d } : fraction(a.n * b.d + b.n * a.d, a.d * b.d);
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return a.d === b.d ? { n: a.n - b.n, d: a.d } : fraction(a.n * b.d - b.n * a.d, a.d * b.d);
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.n, a.d * b.d);
}

/** The divisor must not be 0. */
export function divide(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d, a.d * b.n);
}

export function negate(a: Fraction): Fraction {
  return { n: -a.n, d: a.d };
}

/** −1, 0 or 1. */
export function compare(a: Fraction, b: Fraction): number {
  const left = a.d === b.d ? a.n : a.n * b.d;
  const right = a.d === b.d ? b.n : b.n * a.d;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The largest integer that is not above a. */
export function floor(a: Fraction): bigint {
  const quotient = a.n / a.d;
  return a.n < 0n && quotient * a.d !== a.n ? quotient - 1n : quotient;
}

/** a rounded to an integer, once, ties judged on the exact value. HALF_UP and UP go away from zero, HALF_DOWN and DOWN towards it. */
export function roundToInteger(a: Fraction, mode: RoundingMode): bigint {
  const down = floor(a);
  const rest = a.n - down * a.d;
  if (rest === 0n) return down;
  const twice = rest * 2n;
  const negative = a.n < 0n;
  const up = down + 1n;
  switch (mode) {
    case 'FLOOR':
      return down;
    case 'CEILING':
      return up;
    case 'DOWN':
      return negative ? up : down;
    case 'UP':
      return negative ? down : up;
    case 'HALF_UP':
      return twice > a.d || (twice === a.d && !negative) ? up : down;
    case 'HALF_DOWN':
      return twice > a.d || (twice === a.d && negative) ? up : down;
    case 'HALF_EVEN':
      return twice > a.d || (twice === a.d && down % 2n !== 0n) ? up : down;
  }
}

/** Powers that scales and literals need; larger ones are calculated. */
const powersOfTen: readonly bigint[] = Array.from({ length: 40 }, (_, exponent) => 10n ** BigInt(exponent));

export function powerOfTen(exponent: number): bigint {
  return powersOfTen[exponent] ?? 10n ** BigInt(exponent);
}

/** a as minor units at a scale. */
export function roundToScale(a: Fraction, scale: number, mode: RoundingMode): bigint {
  return roundToInteger({ n: a.n * powerOfTen(scale), d: a.d }, mode);
}

/** Minor units at a scale as a fraction. */
export function fromMinor(minor: bigint, scale: number): Fraction {
  return { n: minor, d: powerOfTen(scale) };
}

const decimalPattern = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/;

/** Reads a decimal such as `-12.50` or `1e-7`; null when the text is not one. */
export function parseDecimal(text: string): Fraction | null {
  const match = decimalPattern.exec(text);
  if (!match) return null;
  const [, sign, whole = '', digits = '', exponentText] = match;
  const exponent = Number(exponentText ?? '0');
  if (Math.abs(exponent) > 60) return null;
  const unsigned = BigInt(whole + digits);
  const places = digits.length - exponent;
  const n = sign === '-' ? -unsigned : unsigned;
  return places >= 0 ? { n, d: powerOfTen(places) } : { n: n * powerOfTen(-places), d: 1n };
}

/** Minor units as a decimal with exactly `scale` digits. */
export function minorToText(minor: bigint, scale: number): string {
  const sign = minor < 0n ? '-' : '';
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0');
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** All digits where the decimal ends, else the reduced fraction `n/d`. */
export function fractionToText(a: Fraction): string {
  const { n, d } = reduce(a);
  let rest = d;
  let twos = 0;
  let fives = 0;
  for (; rest % 2n === 0n; rest /= 2n) twos += 1;
  for (; rest % 5n === 0n; rest /= 5n) fives += 1;
  const scale = Math.max(twos, fives);
  return rest === 1n && scale <= 30 ? minorToText((n * powerOfTen(scale)) / d, scale) : `${n}/${d}`;
}

/** The smallest integer that is not below a. */
export function ceilingOf(a: Fraction): bigint {
  return -floor(negate(a));
}
