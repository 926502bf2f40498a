import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatterOf } from '../../../src/core/format/index.ts';
import { changeText, type FigureLook, figureText, plainLook } from '../../../src/payroll/payslips/index.ts';

const { accumulation: _, condition: __, ...plain } = plainLook;
const en = formatterOf('en');
const text = (amount: string, look: Partial<FigureLook>, own = 'CNY') => figureText(en, amount, { ...plain, ...look }, own);

/** The rule said otherwise, over whole numbers: half a unit away from zero is added, what is left over falls away. */
function rounded(units: bigint, scale: number, digits: number): string {
  const size = units < 0n ? -units : units;
  const up = scale > digits ? 10n ** BigInt(scale - digits) : 1n;
  const kept = scale > digits ? (size + up / 2n) / up : size * 10n ** BigInt(digits - scale);
  const all = kept.toString().padStart(digits + 1, '0');
  const plainText = digits === 0 ? all : `${all.slice(0, -digits)}.${all.slice(-digits)}`;
  return `${units < 0n && kept !== 0n ? '-' : ''}${plainText}`;
}

/** A figure as it was written, without what only groups or adorns it. */
function readBack(written: string): string {
  const isNegative = /^\(.*\)$|^[-−]/.test(written);
  const digits = written.replaceAll(/[^\d.]/g, '');
  return `${isNegative ? '-' : ''}${digits}`;
}

const decimal = (units: bigint, scale: number): string => {
  const size = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  return `${units < 0n ? '-' : ''}${scale === 0 ? size : `${size.slice(0, -scale)}.${size.slice(-scale)}`}`;
};

const figures = fc.record({
  units: fc.bigInt(-(10n ** 16n), 10n ** 16n),
  scale: fc.integer({ min: 0, max: 8 }),
  digits: fc.integer({ min: 0, max: 6 }),
});

describe('a figure of a payslip (specification §3: precision, sign, currency, percentage, zero display)', () => {
  it('has so many digits, rounded half away from zero, whatever its size and sign', () => {
    fc.assert(
      fc.property(
        figures,
        fc.constantFrom<Partial<FigureLook>>({ type: 'number' }, { currency: 'none' }, {}),
        ({ units, scale, digits }, look) => {
          const written = text(decimal(units, scale), { ...look, precision: digits, zero: 'show' });
          expect(readBack(written)).toBe(rounded(units, scale, digits));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('as a percentage is a hundredfold with its sign, and nothing else', () => {
    fc.assert(
      fc.property(figures, ({ units, scale, digits }) => {
        const written = text(decimal(units, scale), { percentage: true, precision: digits, zero: 'show' });
        expect(written).toMatch(/%$/);
        expect(readBack(written)).toBe(rounded(units * 100n, scale, digits));
      }),
      { numRuns: 400 },
    );
  });

  it('shows a plus where that is asked for, and neither sign at zero', () => {
    expect(text('12.5', { sign: 'always' })).toBe('+¥12.50');
    expect(text('-12.5', { sign: 'always' })).toBe('−¥12.50');
    expect(text('0.00', { sign: 'always', zero: 'show' })).toBe('¥0.00');
    expect(text('-0.004', { zero: 'show' })).toBe('¥0.00');
  });

  it('is negative in the ledger’s way, with the symbol of its currency, of another one, or of none', () => {
    expect(text('-1234.5', {})).toBe('(¥1,234.50)');
    expect(text('1234.5', { currency: 'own' }, 'USD')).toBe('$1,234.50');
    expect(text('1234.5', { currency: 'CNY' }, 'USD')).toBe('¥1,234.50');
    expect(text('-1234.5', { currency: 'none' })).toBe('(1,234.50)');
    expect(text('1234', { currency: 'own' }, 'JPY')).toBe('¥1,234');
    expect(text('7.25', { type: 'number' })).toBe('7.25');
  });

  it('zero is a dash where that is asked for; a figure that is only rounded to zero is not', () => {
    expect(text('0.00', { zero: 'dash' })).toBe('–');
    expect(text('0.001', { zero: 'dash' })).toBe('¥0.00');
    expect(text('0', { zero: 'show' })).toBe('¥0.00');
  });
});

describe('what a line says of its change', () => {
  const words = { isNew: 'new', same: 'same' };
  const line = (amount: string, previous: string | null) => ({ amount, previous, look: plain });
  it('is the difference with its sign, that it is the same, or that the line is new; nothing on a first payslip', () => {
    const later = { previousNumber: 'X', currency: 'CNY' };
    expect(changeText(en, line('10.00', '12.50'), later, words)).toBe('−¥2.50');
    expect(changeText(en, line('10.00', '10'), later, words)).toBe('same');
    expect(changeText(en, line('10.00', null), later, words)).toBe('new');
    expect(changeText(en, line('10.00', null), { ...later, previousNumber: null }, words)).toBe('');
  });
});
