/** Steps of a rounding and moves of a date, and which of them are possible. */
import type { TextRange } from '../api.ts';
import { addMonths, dayMax, dayMin, isoDateText } from '../dates.ts';
import type { CheckedNode } from '../language/checked.ts';
import { type Fraction, fraction, fractionToText, reduce } from './fraction.ts';
import { Failure, type Value } from './values.ts';

/** Digits that ROUND accepts. */
export const roundDigitsMax = 12n;

/** 10^−digits; null where digits is not a whole number from −12 to 12. */
export function stepOfDigits(digits: Fraction): Fraction | null {
  if (digits.n % digits.d !== 0n) return null;
  const whole = digits.n / digits.d;
  if (whole > roundDigitsMax || whole < -roundDigitsMax) return null;
  return whole >= 0n ? fraction(1n, 10n ** whole) : fraction(10n ** -whole);
}

/** Exponents of POWER. */
export const exponentMax = 100n;

/** A number to a whole power, exactly. */
export function powerOf(a: Fraction, exponent: Fraction, call: { readonly range: TextRange; readonly b: CheckedNode }): Value {
  const whole = exponent.n / exponent.d;
  if (exponent.n % exponent.d !== 0n || whole > exponentMax || whole < -exponentMax) {
    const what = `The exponent (a whole number from −${exponentMax} to ${exponentMax})`;
    return new Failure('INVALID_ARGUMENT', call.b.range, { what, value: fractionToText(exponent) });
  }
  const { n, d } = reduce(a);
  if (whole >= 0n) return { n: n ** whole, d: d ** whole };
  return n === 0n ? new Failure('DIVISION_BY_ZERO', call.range) : fraction(d ** -whole, n ** -whole);
}

/** Months or days beyond this lead out of the calendar anyway. */
const moveMax = 4_000_000n;

/** A date so many days or months on; the call says where a failure stands. */
export function moveDate(
  unit: 'days' | 'months',
  date: number,
  by: Fraction,
  call: { readonly range: TextRange; readonly b: CheckedNode },
): Value {
  if (by.n % by.d !== 0n)
    return new Failure('INVALID_ARGUMENT', call.b.range, { what: 'The number of days or months', value: fractionToText(by) });
  const steps = by.n / by.d;
  const near = steps <= moveMax && steps >= -moveMax;
  const moved = !near ? Number.NaN : unit === 'days' ? date + Number(steps) : addMonths(date, Number(steps));
  const inside = moved >= dayMin && moved <= dayMax;
  return inside ? fraction(BigInt(moved)) : new Failure('INVALID_DATE', call.range, { value: `${isoDateText(date)} moved by ${steps}` });
}
