import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SplitPortion, splitNet } from '../../src/org/payment-data/index.ts';

const usd = (amount: string): SplitPortion => ({ kind: 'amount', amount, currency: 'USD' });
const share = (percentage: string): SplitPortion => ({ kind: 'percentage', percentage });
const split = (minor: bigint, ...portions: SplitPortion[]) => splitNet({ minor, currency: 'USD' }, portions);

describe('net pay that is split', () => {
  it('goes to its lines in order, and the rest to the main account', () => {
    expect(split(100_000n, share('12.5'), usd('250'))).toEqual({ lines: [12_500n, 25_000n], rest: 62_500n });
    expect(split(100_000n)).toEqual({ lines: [], rest: 100_000n });
  });

  it('reaches as far as it does: amounts first, then percentages of all of it', () => {
    expect(split(30_000n, usd('250'), usd('100'), share('10'))).toEqual({ lines: [25_000n, 5_000n, 0n], rest: 0n });
    expect(split(30_000n, share('50'), usd('200'))).toEqual({ lines: [10_000n, 20_000n], rest: 0n });
  });

  it('is rounded half up to the minor unit of its currency', () => {
    expect(split(5n, share('50')).lines).toEqual([3n]);
    expect(split(1n, share('49.9999')).lines).toEqual([0n]);
    expect(splitNet({ minor: 101n, currency: 'JPY' }, [share('50'), { kind: 'amount', amount: '7', currency: 'JPY' }])).toEqual({
      lines: [51n, 7n],
      rest: 43n,
    });
  });

  it('leaves amounts in other currencies aside', () => {
    expect(split(1_000n, { kind: 'amount', amount: '5', currency: 'EUR' }, usd('1'))).toEqual({ lines: [0n, 100n], rest: 900n });
  });

  it('goes to the main account where it is not above zero', () => {
    expect(split(0n, usd('1'), share('5'))).toEqual({ lines: [0n, 0n], rest: 0n });
    expect(split(-7n, usd('1'), share('5'))).toEqual({ lines: [0n, 0n], rest: -7n });
  });

  const decimal = (unitsMax: number, digits: number) =>
    fc.integer({ min: 1, max: unitsMax }).map((units) => {
      const text = String(units).padStart(digits + 1, '0');
      return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
    });
  const portion = fc.oneof(decimal(10_000_000, 2).map(usd), decimal(999_999, 4).map(share));
  const portions = fc.array(portion, { maxLength: 9 });
  const net = fc.bigInt({ min: -1_000_000n, max: 100_000_000n });

  it('is all there afterwards, and nothing of it below zero', () => {
    fc.assert(
      fc.property(net, portions, (minor, lines) => {
        const made = split(minor, ...lines);
        expect(made.lines.reduce((sum, line) => sum + line, made.rest)).toBe(minor);
        expect(made.lines).toHaveLength(lines.length);
        for (const line of made.lines) expect(line >= 0n).toBe(true);
        if (minor > 0n) expect(made.rest >= 0n).toBe(true);
      }),
    );
  });

  it('gives no line more than it asks for, and less only where nothing is left', () => {
    fc.assert(
      fc.property(net, portions, (minor, lines) => {
        const made = split(minor, ...lines);
        for (const [place, line] of lines.entries()) {
          const got = made.lines[place] ?? 0n;
          const [scale, text] = line.kind === 'amount' ? [100n, line.amount] : [1_000_000n, line.percentage];
          const [whole = '', digits = ''] = text.split('.');
          const figure = BigInt(whole + digits);
          // an amount in cents; a percentage of four digits in millionths of the net
          const wanted = line.kind === 'amount' ? figure : (2n * minor * figure + scale) / (2n * scale);
          expect(got <= (minor > 0n ? wanted : 0n)).toBe(true);
          if (minor > 0n && got < wanted) expect(made.rest).toBe(0n);
        }
      }),
    );
  });
});
