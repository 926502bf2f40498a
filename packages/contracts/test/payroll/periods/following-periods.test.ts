import { type CalendarPeriod, followingPeriods, type PeriodRule, type PeriodType, workDays } from '@wagewright/contracts/payroll/periods';
import { describe, expect, it } from 'vitest';

const period = (name: string, startDate: string, endDate: string, payDate: string): CalendarPeriod => ({
  sequence: 7,
  name,
  startDate,
  endDate,
  payDate,
  paymentMonth: payDate.slice(0, 7),
  taxMonth: payDate.slice(0, 7),
  attendanceStart: startDate,
  attendanceEnd: endDate,
});
const dates = (type: PeriodType, last: CalendarPeriod, count: number) =>
  followingPeriods(type, last, count).map(({ name, startDate, endDate, payDate }) => `${name}: ${startDate} ${endDate} ${payDate}`);

describe('the periods that follow a calendar', () => {
  it('months follow months to their last day, leap years included', () => {
    expect(dates('monthly', period('2027-12', '2027-12-01', '2027-12-31', '2027-12-31'), 3)).toEqual([
      '2028-01: 2028-01-01 2028-01-31 2028-01-31',
      '2028-02: 2028-02-01 2028-02-29 2028-02-29',
      '2028-03: 2028-03-01 2028-03-31 2028-03-31',
    ]);
  });

  it('a month from the 26th to the 25th, paid on the 5th after, stays one', () => {
    expect(dates('monthly', period('x', '2026-12-26', '2027-01-25', '2027-02-05'), 2)).toEqual([
      '2027-01-26 – 2027-02-25: 2027-01-26 2027-02-25 2027-03-05',
      '2027-02-26 – 2027-03-25: 2027-02-26 2027-03-25 2027-04-05',
    ]);
  });

  it('two weeks are numbered by the year in which they are paid', () => {
    expect(dates('biweekly', period('2025-P25', '2025-11-23', '2025-12-06', '2025-12-12'), 2)).toEqual([
      '2025-P26: 2025-12-07 2025-12-20 2025-12-26',
      '2026-P01: 2025-12-21 2026-01-03 2026-01-09',
    ]);
  });

  it('halves of a month end on the 15th and with the month', () => {
    expect(dates('semi-monthly', period('a', '2027-02-01', '2027-02-15', '2027-02-15'), 3)).toEqual([
      '2027-02-16 – 2027-02-28: 2027-02-16 2027-02-28 2027-02-28',
      '2027-03-01 – 2027-03-15: 2027-03-01 2027-03-15 2027-03-15',
      '2027-03-16 – 2027-03-31: 2027-03-16 2027-03-31 2027-03-31',
    ]);
  });

  it.each([
    ['daily', '2027-02-28', '2027-02-28', '2027-03-01 2027-03-01'],
    ['weekly', '2027-02-22', '2027-02-28', '2027-03-01 2027-03-07'],
    ['bimonthly', '2027-01-01', '2027-02-28', '2027-03-01 2027-04-30'],
    ['quarterly', '2027-01-01', '2027-03-31', '2027-04-01 2027-06-30'],
    ['semi-annual', '2027-01-01', '2027-06-30', '2027-07-01 2027-12-31'],
    ['annual', '2027-01-01', '2027-12-31', '2028-01-01 2028-12-31'],
  ] as const)('%s periods follow each other without a gap', (type, start, end, expected) => {
    const [next] = followingPeriods(type, period('p', start, end, end), 1);
    expect(`${next?.startDate} ${next?.endDate}`).toBe(expected);
    expect(next?.sequence).toBe(8);
  });

  it('what is taxed in the month after stays taxed in the month after', () => {
    const last = { ...period('2027-11', '2027-11-01', '2027-11-30', '2027-11-30'), taxMonth: '2027-12' };
    expect(followingPeriods('monthly', last, 2).map(({ paymentMonth, taxMonth }) => [paymentMonth, taxMonth])).toEqual([
      ['2027-12', '2028-01'],
      ['2028-01', '2028-02'],
    ]);
  });
});

describe('the periods that follow a calendar which is made by a rule', () => {
  const rule: PeriodRule = {
    name: 'Monthly 2026',
    baseDate: '2026-01-01',
    start: '2026-01-01',
    end: '2026-12-31',
    pay: { kind: 'day-of-month', day: 10, monthsLater: 1 },
    moved: 'before',
    attendanceDaysEarlier: 10,
    taskName: 'Monthly',
    autoCloseDays: null,
  };
  /** The 10th of March 2027 is a Wednesday off, the 10th of April a Saturday. */
  const calendar = workDays(new Map([['2027-03-10', false]]));
  const december = {
    ...period('2026-12', '2026-12-01', '2026-12-31', '2027-01-08'),
    attendanceStart: '2026-11-21',
    attendanceEnd: '2026-12-21',
  };
  const byRule = (last: CalendarPeriod, more: Partial<PeriodRule> = {}, type: PeriodType = 'monthly') =>
    followingPeriods(type, last, 3, { rule: { ...rule, ...more }, calendar });

  it('are those of the rule, beyond its last day, paid on days that are worked', () => {
    expect(byRule(december).map(({ sequence, name, payDate }) => [sequence, name, payDate])).toEqual([
      [8, '2027-01', '2027-02-10'],
      [9, '2027-02', '2027-03-09'],
      [10, '2027-03', '2027-04-09'],
    ]);
    expect(byRule(december)[1]).toMatchObject({
      startDate: '2027-02-01',
      endDate: '2027-02-28',
      attendanceStart: '2027-01-22',
      attendanceEnd: '2027-02-18',
      paymentMonth: '2027-03',
      taxMonth: '2027-03',
    });
  });

  it('begin with the first one that begins after the last one, also where the rule leaves days between them', () => {
    expect(byRule({ ...december, endDate: '2027-01-05' }).map(({ startDate }) => startDate)).toEqual([
      '2027-02-01',
      '2027-03-01',
      '2027-04-01',
    ]);
  });

  it('are numbered by the year in which the rule pays them', () => {
    const last = period('2026-P26', '2026-12-06', '2026-12-19', '2026-12-24');
    const fortnight = { baseDate: '2026-01-04', pay: { kind: 'offset' as const, days: 5 }, attendanceDaysEarlier: 0 };
    expect(byRule(last, fortnight, 'biweekly').map(({ name, payDate }) => `${name} ${payDate}`)).toEqual([
      '2027-P01 2027-01-07',
      '2027-P02 2027-01-21',
      '2027-P03 2027-02-04',
    ]);
  });

  it('are those of the type where the rule cannot go on after the last one, which is paid later', () => {
    const late = { ...december, payDate: '2027-03-05' };
    expect(byRule(late)).toEqual(followingPeriods('monthly', late, 3));
    expect(byRule(late).map(({ payDate }) => payDate)).toEqual(['2027-04-05', '2027-05-05', '2027-06-05']);
  });
});
