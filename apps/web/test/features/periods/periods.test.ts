import { describe, expect, it } from 'vitest';
import { askedEvents, type Period } from '../../../src/features/payroll/periods/period-events.ts';
import { fieldsOfRule, ruleOfFields } from '../../../src/features/payroll/periods/rule-fields.ts';
import { blockersOf, isOfYear } from '../../../src/features/payroll/periods/waiting.ts';
import { weekdayNames, yearMonths } from '../../../src/features/payroll/periods/year-calendar.ts';

const period = (more: Partial<Period> = {}): Period => ({
  id: 1,
  solutionId: 1,
  sequence: 1,
  name: '2025-P01',
  startDate: '2024-12-22',
  endDate: '2025-01-04',
  payDate: '2025-01-10',
  attendanceStart: '2024-12-22',
  attendanceEnd: '2025-01-04',
  paymentMonth: '2025-01',
  taxMonth: '2025-01',
  paidDate: null,
  status: 'enabled',
  version: 1,
  events: [],
  batches: [],
  ...more,
});
const batch = (status: Period['batches'][number]['status'], held = 0) => ({
  id: held + 1,
  name: status,
  type: 'normal' as const,
  status,
  held,
});

describe('the year of periods', () => {
  const off = new Map([
    ['2025-01-01', true],
    ['2025-01-04', false],
  ]);
  const months = yearMonths(2025, [period()], off, 'en');
  const day = (date: string) => months.flatMap(({ days }) => days).find((one) => one.date === date);

  it('has all days of twelve months, each under its weekday', () => {
    expect(months.map(({ days }) => days.length)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect(months[0]?.blanks).toBe(3); // 1 January 2025 was a Wednesday, and weeks begin on Sunday
    expect(yearMonths(2025, [], off, 'zh-CN')[0]?.blanks).toBe(2); // or on Monday
    expect(weekdayNames('en')).toEqual(['S', 'M', 'T', 'W', 'T', 'F', 'S']);
    expect(weekdayNames('zh-CN')[0]).toBe('一');
  });

  it('shows in which period a day lies, where that ends, and when it is paid', () => {
    expect(day('2025-01-01')).toMatchObject({ isOff: true, isFirst: false, isLast: false, period: { name: '2025-P01' } });
    expect(day('2025-01-04')).toMatchObject({ isOff: false, isLast: true }); // a Saturday that is worked
    expect(day('2025-01-05')).toMatchObject({ isOff: true, period: undefined });
    expect(day('2025-01-10')).toMatchObject({ isPayDate: true, period: undefined });
  });

  it('is that of any of its days or of its pay date', () => {
    expect([2023, 2024, 2025].map((year) => isOfYear(period(), year))).toEqual([false, true, true]);
  });
});

describe('a period', () => {
  it('waits for its open batches, and for people who are held in closed ones', () => {
    const waiting = blockersOf({ batches: [batch('closed'), batch('closed', 3), batch('approved', 2), batch('new')] });
    expect(waiting.map(({ batch: { name }, kind }) => [name, kind])).toEqual([
      ['approved', 'open'],
      ['new', 'open'],
      ['closed', 'held'],
    ]);
  });

  it('offers what the server says, the next step first', () => {
    expect(askedEvents({ events: ['delete', 'enable', 'edit', 'create-batch'] })).toEqual(['enable', 'delete']);
  });
});

describe('the rule of a calendar', () => {
  const rule = {
    name: 'Ours',
    baseDate: '2026-01-01',
    start: '2026-01-01',
    end: '2026-12-31',
    moved: 'before',
    attendanceDaysEarlier: 0,
    taskName: 'Task',
    autoCloseDays: null,
  } as const;
  it.each([
    { ...rule, pay: { kind: 'offset', days: 6 } } as const,
    { ...rule, pay: { kind: 'day-of-month', day: 25, monthsLater: 1 }, autoCloseDays: 5 } as const,
  ])('comes back from its form as it went in (paid by $pay.kind)', (one) => {
    expect(ruleOfFields(fieldsOfRule(one))).toEqual(one);
  });
});
