import { describe, expect, it } from 'vitest';
import { comparisonRows, totalOf } from '../../../src/features/payroll/scenarios/comparison/comparison-rows.ts';
import type { Comparison, Figures } from '../../../src/features/payroll/scenarios/scenario.ts';

const figures = (gross: string, people: number): Figures => ({ gross, net: gross, cost: gross, people });
const period = (sequence: number, ...own: (Figures | null)[]) => ({ sequence, name: `P${sequence}`, figures: own });
const comparison = {
  scenarios: [
    { id: 7, name: 'As it is' },
    { id: 9, name: 'Raise' },
  ],
  periods: [
    period(1, figures('100.00', 2), null),
    period(2, figures('100.00', 2), figures('102.00', 3)),
    period(3, figures('0.00', 0), figures('5.00', 1)),
  ],
} as unknown as Comparison;
const row = (id: string) => comparisonRows(comparison).find((one) => one.id === id);

describe('the rows of a comparison', () => {
  it('differences are those of periods that both have', () => {
    expect([...(row('gross change 9')?.values.values() ?? [])]).toEqual([null, '2.00', '5.00']);
    expect(row('gross change 9')?.total).toBe('7.00');
  });

  it('nothing can be said in per cent of nothing', () => {
    const shares = [...(row('gross share 9')?.values.values() ?? [])];
    expect(shares[0]).toBeNull();
    expect(Number(shares[1])).toBe(0.02);
    expect(shares[2]).toBeNull();
  });

  it('amounts add up over the periods, people are those of the last', () => {
    expect(row('gross value 7')?.total).toBe('200.00');
    expect(row('people value 9')?.total).toBe('1');
    expect(totalOf([null, null], 'net')).toBeNull();
  });

  it('the first scenario is compared with nothing', () => {
    expect(row('gross change 7')).toBeUndefined();
  });
});
