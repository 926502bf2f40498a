import { describe, expect, it } from 'vitest';
import { shownConditions } from '../src/index.ts';

const item = (code: string) => ({ code, name: { en: code, 'zh-CN': code } });
const items = ['Bonus', 'Tax', 'Rate'].map(item);

function ask(conditions: readonly string[], figures: Readonly<Record<string, string>>) {
  const made = shownConditions(items, conditions);
  if (!made.ok) throw new Error(`wrong: ${made.wrong.join(', ')}`);
  return made.conditions.of(figures);
}

describe('conditions under which a line of a payslip is shown', () => {
  it('are told by the figures of the payslip; one that is not there is zero', () => {
    const conditions = ['Bonus > 0', 'AND(Tax >= 100, Bonus > 0)', 'Tax = 0'];
    expect(ask(conditions, { Bonus: '0.01', Tax: '99.99' })).toEqual([true, false, false]);
    expect(ask(conditions, { Bonus: '12.00', Tax: '100.00' })).toEqual([true, true, false]);
    expect(ask(conditions, {})).toEqual([false, false, true]);
  });

  it('that cannot be told show their line', () => {
    expect(ask(['Tax / Bonus > 1'], { Tax: '5', Bonus: '0' })).toEqual([true]);
  });

  it('take figures with any number of digits, also more than a number keeps', () => {
    expect(ask(['Rate > 0.1234'], { Rate: '0.12345678901' })).toEqual([true]);
  });

  it('are refused by number where they name something else, or are neither true nor false', () => {
    expect(shownConditions(items, ['Bonus > 0', 'Wages > 0', 'Bonus + 1'])).toEqual({ ok: false, wrong: [1, 2] });
    expect(shownConditions([item('Pay'), item('Pay')], ['Pay > 0'])).toEqual({ ok: false, wrong: [0] });
  });
});
