import { describe, expect, it } from 'vitest';
import { cellText, faultOfChanges, withChange, withInput } from '../../../src/features/payroll/what-ifs/what-ifs.ts';

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

describe('other input to try', () => {
  const input = (value: string | null, isSame = false) => ({
    employeeId: 7,
    table: 'Employee',
    line: 0,
    column: 'Salary',
    value,
    isSame,
    name: 'Ada',
    label: { en: 'Salary', 'zh-CN': '薪资' },
    before: '100',
    shown: value ?? '–',
  });

  it('a cell that is written over twice is one change, and none where it is what the batch has', () => {
    expect(withInput([input('5')], input('6'))).toEqual([input('6')]);
    expect(withInput([input('5')], { ...input('6'), employeeId: 8 })).toHaveLength(2);
    expect(withInput([input('5')], input('100', true))).toEqual([]);
  });

  it('is enough to try, without another copy, day or rate', () => {
    const tried = { copyNumber: undefined, knownOn: '' };
    expect(faultOfChanges([], { ...tried, inputs: [] })).toBe('rows');
    expect(faultOfChanges([], { ...tried, inputs: [input('5')] })).toBeNull();
  });
});
