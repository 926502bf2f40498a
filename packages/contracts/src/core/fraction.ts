/** Exact fractions: a twelfth of ten days is five sixths of a day, and twelve of them are ten days again. */
import { isDecimal } from './format/decimal.ts';

export interface Fraction {
  readonly numerator: bigint;
  /** Above zero, without a common divisor. */
  readonly denominator: bigint;
}

function commonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** @throws RangeError for a denominator that is not above zero */
export function fractionOf(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
  const [n, d] = [BigInt(numerator), BigInt(denominator)];
  if (d <= 0n) throw new RangeError(`${n}/${d} has no denominator above zero`);
  const divisor = commonDivisor(n, d);
  return { numerator: n / divisor, denominator: d / divisor };
}

export const zero: Fraction = { numerator: 0n, denominator: 1n };

/** @throws RangeError when the text is not a plain decimal */
export function fractionOfDecimal(text: string): Fraction {
  if (!isDecimal(text)) throw new RangeError(`"${text}" is not decimal text such as "-1.5"`);
  const [whole = '', digits = ''] = text.split('.');
  return fractionOf(BigInt(whole + digits), 10n ** BigInt(digits.length));
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fractionOf(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
export const opposite = ({ numerator, denominator }: Fraction): Fraction => ({ numerator: -numerator, denominator });
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, opposite(b));
export const times = (a: Fraction, b: Fraction): Fraction => fractionOf(a.numerator * b.numerator, a.denominator * b.denominator);
export const sumOf = (parts: readonly Fraction[]): Fraction => parts.reduce(plus, zero);

/** Below zero where the first is less, above where it is more. */
export function compareFractions(a: Fraction, b: Fraction): -1 | 0 | 1 {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
export const isLess = (a: Fraction, b: Fraction): boolean => compareFractions(a, b) < 0;
export const isNothing = ({ numerator }: Fraction): boolean => numerator === 0n;
export const least = (a: Fraction, b: Fraction): Fraction => (isLess(b, a) ? b : a);
export const most = (a: Fraction, b: Fraction): Fraction => (isLess(a, b) ? b : a);

const floorOf = ({ numerator, denominator }: Fraction): bigint => {
  const whole = numerator / denominator;
  return numerator < 0n && whole * denominator !== numerator ? whole - 1n : whole;
};

/** The greatest multiple of a step that is not above it. */
export const downTo = (value: Fraction, step: Fraction): Fraction =>
  times(fractionOf(floorOf(fractionOf(value.numerator * step.denominator, value.denominator * step.numerator))), step);

const digitsShown = 4;

/** Decimal text of four digits at most after the point, cut downwards: never more than there is. */
export function decimalOf(value: Fraction): string {
  const scaled = floorOf(times(value, fractionOf(10n ** BigInt(digitsShown))));
  const sign = scaled < 0n ? '-' : '';
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(digitsShown + 1, '0');
  return `${sign}${digits.slice(0, -digitsShown)}.${digits.slice(-digitsShown)}`.replace(/\.?0+$/, '');
}
