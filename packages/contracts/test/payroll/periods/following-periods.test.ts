import { type CalendarPeriod, followingPeriods, type PeriodType } from '@wagewright/contracts/payroll/periods';
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
