import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, isDecimal, negate, ratio, signOf, subtract } from '../../../src/shared/format/decimal.ts';

const decimal = fc.tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 6 })).map(([units, scale]) => {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  return units < 0n ? `-${text}` : text;
});

describe('decimal text', () => {
  it('subtracts exactly where binary numbers would not', () => {
    expect(subtract('0.3', '0.1')).toBe('0.2');
    expect(subtract('9007199254740993.01', '0.02')).toBe('9007199254740992.99');
    expect(subtract('10', '0.005')).toBe('9.995');
  });

  it('takes back what it added', () => {
    fc.assert(fc.property(decimal, decimal, (a, b) => signOf(subtract(subtract(add(a, b), b), a)) === 0));
  });

  it('knows signs, and that minus zero is zero', () => {
    expect([signOf('-0.01'), signOf('0.00'), signOf('-0'), signOf('12')]).toEqual([-1, 0, 0, 1]);
    expect(negate('-5.50')).toBe('5.50');
    expect(negate('0.00')).toBe('0.00');
  });

  it('gives a change as a share of the size before, and none of nothing', () => {
    expect(ratio('12.5', '100')).toBe('0.125000');
    expect(ratio('-12.5', '100')).toBe('-0.125000');
    expect(ratio('50', '-100')).toBe('0.500000');
    expect(ratio('1', '3')).toBe('0.333333');
    expect(ratio('2', '3')).toBe('0.666667');
    expect(ratio('5', '0.00')).toBeNull();
  });

  it('refuses what is not a plain decimal', () => {
    expect(['1e5', '', 'NaN', '1.', '.5', '+1'].map(isDecimal)).toEqual([false, false, false, false, false, false]);
    expect(() => subtract('1e5', '1')).toThrow(RangeError);
  });
});
