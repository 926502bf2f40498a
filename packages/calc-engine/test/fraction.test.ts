/** Exact numbers: what is written here is school arithmetic. */
import { describe, expect, test } from 'vitest';
import type { RoundingMode } from '../src/index.ts';
import {
  add,
  ceilingOf,
  compare,
  divide,
  type Fraction,
  floor,
  fraction,
  fractionToText,
  fromMinor,
  greatestCommonDivisor,
  minorToText,
  multiply,
  negate,
  parseDecimal,
  powerOfTen,
  reduce,
  roundToInteger,
  roundToScale,
  subtract,
} from '../src/reference/fraction.ts';

/** `−3/4` as a fraction, unreduced. */
const of = (text: string): Fraction => {
  const [n = '0', d = '1'] = text.split('/');
  return { n: BigInt(n), d: BigInt(d) };
};
const text = (value: Fraction): string => {
  const { n, d } = reduce(value);
  return d === 1n ? `${n}` : `${n}/${d}`;
};

test.each([
  ['1/2', '1/3', '5/6', '1/6', '1/6', '3/2'],
  ['1/2', '1/2', '1', '0', '1/4', '1'],
  ['-1/2', '1/3', '-1/6', '-5/6', '-1/6', '-3/2'],
  ['3/4', '-1/4', '1/2', '1', '-3/16', '-3'],
  ['7', '2', '9', '5', '14', '7/2'],
])('%s and %s: sum %s, difference %s, product %s, quotient %s', (a, b, sum, difference, product, quotient) => {
  const [x, y] = [of(a), of(b)];
  expect([add(x, y), subtract(x, y), multiply(x, y), divide(x, y)].map(text)).toEqual([sum, difference, product, quotient]);
});

test('the sign stands above the line, and nothing is divided by zero', () => {
  expect(fraction(3n, -4n)).toEqual({ n: -3n, d: 4n });
  expect(fraction(-3n, -4n)).toEqual({ n: 3n, d: 4n });
  expect(fraction(5n)).toEqual({ n: 5n, d: 1n });
  expect(divide(of('1/2'), of('-1/3'))).toEqual({ n: -3n, d: 2n });
  expect(() => fraction(1n, 0n)).toThrow(RangeError);
  expect(text(negate(of('2/4')))).toBe('-1/2');
});

test('a denominator that has grown long is reduced, a short one is left', () => {
  const long = 2n ** 97n;
  expect(fraction(2n, long)).toEqual({ n: 1n, d: 2n ** 96n });
  expect(fraction(2n, 4n)).toEqual({ n: 2n, d: 4n });
});

test('the greatest common divisor is above zero, whatever the signs', () => {
  expect([greatestCommonDivisor(12n, 18n), greatestCommonDivisor(-12n, 18n), greatestCommonDivisor(12n, -18n)]).toEqual([6n, 6n, 6n]);
  expect([greatestCommonDivisor(0n, 7n), greatestCommonDivisor(7n, 0n), greatestCommonDivisor(17n, 5n)]).toEqual([7n, 7n, 1n]);
});

test('fractions compare by value', () => {
  const sign = (a: string, b: string): number => compare(of(a), of(b));
  expect([sign('1/3', '1/2'), sign('1/2', '2/4'), sign('-1/3', '-1/2'), sign('1/2', '1/3'), sign('3/4', '1/4')]).toEqual([-1, 0, 1, 1, 1]);
});

test('the whole number below and above', () => {
  const values = ['7/2', '-7/2', '4', '-4', '-1/3', '1/3', '0'].map(of);
  expect(values.map(floor)).toEqual([3n, -4n, 4n, -4n, -1n, 0n, 0n]);
  expect(values.map(ceilingOf)).toEqual([4n, -3n, 4n, -4n, 0n, 1n, 0n]);
});

const halves = ['-5/2', '-3/2', '-1/2', '1/2', '3/2', '5/2'];
const thirds = ['-5/3', '-4/3', '-1/3', '1/3', '4/3', '5/3'];
test.each<[RoundingMode, string, string]>([
  ['HALF_UP', '-3 -2 -1 1 2 3', '-2 -1 0 0 1 2'],
  ['HALF_DOWN', '-2 -1 0 0 1 2', '-2 -1 0 0 1 2'],
  ['HALF_EVEN', '-2 -2 0 0 2 2', '-2 -1 0 0 1 2'],
  ['UP', '-3 -2 -1 1 2 3', '-2 -2 -1 1 2 2'],
  ['DOWN', '-2 -1 0 0 1 2', '-1 -1 0 0 1 1'],
  ['CEILING', '-2 -1 0 1 2 3', '-1 -1 0 1 2 2'],
  ['FLOOR', '-3 -2 -1 0 1 2', '-2 -2 -1 0 1 1'],
])('%s makes %s of −2½ to 2½ and %s of thirds', (mode, ofHalves, ofThirds) => {
  const rounded = (list: readonly string[]): string => list.map((value) => String(roundToInteger(of(value), mode))).join(' ');
  expect([rounded(halves), rounded(thirds)]).toEqual([ofHalves, ofThirds]);
  expect(['-2', '0', '6/3'].map((whole) => roundToInteger(of(whole), mode))).toEqual([-2n, 0n, 2n]);
});

test('a scale is minor units: 1/3 to two digits is 33, 33 at two digits is 0.33', () => {
  expect([roundToScale(of('1/3'), 2, 'HALF_UP'), roundToScale(of('2/3'), 0, 'HALF_UP'), roundToScale(of('-5'), 1, 'FLOOR')]).toEqual([
    33n,
    1n,
    -50n,
  ]);
  expect([fromMinor(33n, 2), fromMinor(7n, 0)].map(text)).toEqual(['33/100', '7']);
  expect([powerOfTen(0), powerOfTen(3), powerOfTen(39), powerOfTen(40), powerOfTen(60)]).toEqual([
    1n,
    1000n,
    10n ** 39n,
    10n ** 40n,
    10n ** 60n,
  ]);
});

describe('decimals', () => {
  test.each([
    ['12.50', '25/2'],
    ['-12.50', '-25/2'],
    ['0.125', '1/8'],
    ['007', '7'],
    ['1e3', '1000'],
    ['1.5E+2', '150'],
    ['1.25e1', '25/2'],
    ['2e-3', '1/500'],
    ['1.5e1', '15'],
    ['1e60', `${10n ** 60n}`],
    ['-0', '0'],
  ])('%s is %s', (written, value) => {
    expect(text(parseDecimal(written) ?? of('999'))).toBe(value);
  });

  test.each(['', '-', '1.', '.5', '1,5', '1e', '1e61', '1e-61', '+1', '1 ', '0x1', '1e1000'])('"%s" is none', (written) => {
    expect(parseDecimal(written)).toBeNull();
  });

  test.each<[bigint, number, string]>([
    [1250n, 2, '12.50'],
    [-1250n, 2, '-12.50'],
    [5n, 2, '0.05'],
    [-5n, 2, '-0.05'],
    [0n, 2, '0.00'],
    [7n, 0, '7'],
    [-7n, 0, '-7'],
    [12n, 1, '1.2'],
  ])('%i minor units with %i digits are written %s', (minor, scale, written) => {
    expect(minorToText(minor, scale)).toBe(written);
  });

  test.each([
    ['1/2', '0.5'],
    ['1/8', '0.125'],
    ['1/25', '0.04'],
    ['-7/40', '-0.175'],
    ['10/4', '2.5'],
    ['6/3', '2'],
    ['1/3', '1/3'],
    ['2/6', '1/3'],
    ['-5/7', '-5/7'],
    [`1/${2n ** 30n}`, `0.${String(5n ** 30n).padStart(30, '0')}`],
    [`1/${2n ** 31n}`, `1/${2n ** 31n}`],
    [`1/${5n ** 31n}`, `1/${5n ** 31n}`],
  ])('%s is written %s: all digits where there are at most thirty, else as a fraction', (value, written) => {
    expect(fractionToText(of(value))).toBe(written);
  });
});
