import { describe, expect, it } from 'vitest';
import { cellText, withChange } from '../../../src/features/payroll/what-ifs/what-ifs.ts';

const rate = (row: number, value: string) => ({ table: 'Fica', validFrom: '2025-01-01', row, column: 'Rate', value });

describe('rates to try', () => {
  it('a cell that is written over twice is one change', () => {
    expect(withChange([rate(1, '0.07')], rate(1, '0.08'), '0.0765')).toEqual([rate(1, '0.08')]);
    expect(withChange([rate(1, '0.07')], rate(2, '0.08'), '0.0145')).toEqual([rate(1, '0.07'), rate(2, '0.08')]);
  });

  it('what is written back to what holds is no change', () => {
    expect(withChange([rate(1, '0.07')], rate(1, '0.0765'), '0.0765')).toEqual([]);
  });

  it('shows a cell as it would be typed', () => {
    expect([0.0765, '12', true, null].map(cellText)).toEqual(['0.0765', '12', 'true', '']);
  });
});
