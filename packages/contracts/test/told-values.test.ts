import { describe, expect, it } from 'vitest';
import { describeDifference } from '../src/payroll/solutions/describe-difference.ts';

const expected = (before: object | null, after: object) => ({
  how: 'changed' as const,
  kind: 'test' as const,
  at: 'January',
  names: [],
  key: 'expect',
  row: null,
  column: null,
  percentage: false,
  before: before && JSON.stringify(before),
  after: JSON.stringify(after),
});

describe('what a test expects, when it changes', () => {
  const before = { Pay: [{ Gross: 10_000, Tax: 12.5 }, { Tax: 3 }] };

  it('is told figure by figure, and only those that differ', () => {
    const { before: old, after } = describeDifference(
      expected(before, {
        Pay: [
          { Gross: 10_000, Tax: 13 },
          { Tax: 3, Fund: 0 },
        ],
      }),
      'en',
    );
    expect([old, after]).toEqual(['Pay 1 › Tax: 12.5', 'Pay 1 › Tax: 13; Pay 2 › Fund: 0']);
  });

  it('is told whole where nothing stood there, with the signs of the language', () => {
    expect(describeDifference(expected(null, { Pay: [{ Gross: 1, Tax: 2 }] }), 'zh-CN').after).toBe('Pay 1 › Gross：1；Pay 1 › Tax：2');
  });
});
