import { type PayslipItem, type PayslipStyle, plainLook } from '@wagewright/contracts/payroll/payslips';
import { describe, expect, it } from 'vitest';
import type { FigureOf } from '../../../src/payroll/payslips/payslip-figures.ts';
import { payslipLinesBy } from '../../../src/payroll/payslips/payslip-lines.ts';

const both = (text: string) => ({ en: text, 'zh-CN': text });
const item = (column: string, more: Partial<PayslipItem> = {}): PayslipItem => ({
  ...plainLook,
  table: 'Pay',
  column,
  name: both(column),
  ...more,
});
const figures =
  (amounts: Readonly<Record<string, string>>): FigureOf =>
  ({ column }) => ({ amount: amounts[column] ?? null, product: null });

/** Earnings 1,000 and 50, a deduction of 200, hours for information. */
const now = { Base: '1000.00', Bonus: '50.00', Tax: '200.00', Hours: '160.00', Nothing: '0.00' };
const payslip = { gross: '1050.00', deductions: '200.00' };
type Given = Partial<PayslipStyle['groups'][number]>;
const style = (...groups: readonly Given[]): PayslipStyle => ({
  header: null,
  remarks: null,
  logo: null,
  groups: groups.map((group, index) => ({
    code: `g${index}`,
    section: 'earning' as const,
    name: both(`Group ${index}`),
    condition: null,
    items: [],
    ...group,
  })),
});
const sheet = (of: PayslipStyle, more: { before?: Record<string, string>; year?: readonly Record<string, string>[] } = {}) =>
  payslipLinesBy(of)(
    { now: figures(now), before: more.before ? figures(more.before) : null, year: (more.year ?? []).map(figures) },
    payslip,
  );

describe('what a payslip shows of its figures', () => {
  it('stands in the groups and the order that were set, by the names that were set', () => {
    const { groups, lines } = sheet(style({ items: [item('Bonus'), item('Base')] }, { section: 'deduction', items: [item('Tax')] }));
    expect(groups.map(({ code, section }) => [code, section])).toEqual([
      ['g0', 'earning'],
      ['g1', 'deduction'],
    ]);
    expect(lines.map(({ group, column, amount }) => [group, column, amount])).toEqual([
      ['g0', 'Bonus', '50.00'],
      ['g0', 'Base', '1000.00'],
      ['g1', 'Tax', '200.00'],
    ]);
  });

  it('comes to gross or deductions where it is all of them, else to the sum of what is shown', () => {
    const sums = (...groups: readonly Given[]) => sheet(style(...groups)).groups.map(({ sum }) => sum);
    expect(sums({ items: [item('Base'), item('Bonus')] }, { section: 'deduction', items: [item('Tax')] })).toEqual([
      { of: 'gross', amount: '1050.00' },
      { of: 'deductions', amount: '200.00' },
    ]);
    expect(sums({ items: [item('Base')] }, { section: 'information', items: [item('Hours')] })).toEqual([
      { of: 'shown', amount: '1000.00' },
      null,
    ]);
    expect(sums({ items: [item('Base'), item('Bonus'), item('Hours', { type: 'number' })] })).toEqual([{ of: 'gross', amount: '1050.00' }]);
  });

  it('leaves out a zero that is hidden and what has no figure, shows one that is to be shown, and no group without a line', () => {
    const of = (zero: PayslipItem['zero']) => sheet(style({ items: [item('Nothing', { zero }), item('Unknown', { zero })] }));
    expect(of('hide')).toEqual({ groups: [], lines: [] });
    for (const zero of ['show', 'dash'] as const) expect(of(zero).lines.map(({ column }) => column)).toEqual(['Nothing']);
  });

  it('shows groups and items only where their condition holds, told by the figures as they were calculated', () => {
    const columns = (...groups: readonly Given[]) => sheet(style(...groups)).lines.map(({ column }) => column);
    expect(columns({ items: [item('Base', { condition: 'Bonus > 100' }), item('Bonus')] })).toEqual(['Bonus']);
    expect(columns({ items: [item('Base', { condition: 'Bonus = 50' }), item('Bonus', { sign: 'negate' })] })).toEqual(['Base', 'Bonus']);
    expect(columns({ condition: 'Base < 0', items: [item('Base'), item('Bonus')] }, { items: [item('Tax')] })).toEqual(['Tax']);
    expect(columns({ items: [item('Base', { condition: '1 / Nothing > 0' }), item('Nothing')] })).toEqual(['Base']);
  });

  it('turns signs, also of last time and of the year', () => {
    const { lines } = sheet(style({ items: [item('Tax', { sign: 'negate', accumulation: 'year' })] }), {
      before: { Tax: '150.00' },
      year: [{ Tax: '150.00' }, { Tax: '25.50' }, {}],
    });
    expect(lines).toMatchObject([{ amount: '-200.00', previous: '-150.00', yearToDate: '-375.50' }]);
  });

  it('says the sum of the year only of items that ask for it', () => {
    const { lines } = sheet(style({ items: [item('Base'), item('Bonus', { accumulation: 'year' })] }), {
      year: [{ Base: '1', Bonus: '2.00' }],
    });
    expect(lines.map(({ yearToDate }) => yearToDate)).toEqual([null, '52.00']);
  });
});
