import { describe, expect, it } from 'vitest';
import { AppError } from '../src/index.ts';
import { checkPeriodDates, dateErrors, type PeriodDates, type PeriodInput, withDefaults } from '../src/payroll/periods/index.ts';

const june: PeriodInput = { name: '2026-06', startDate: '2026-06-01', endDate: '2026-06-30', payDate: '2026-07-05' };
const may = withDefaults({ name: '2026-05', startDate: '2026-05-01', endDate: '2026-05-31', payDate: '2026-06-05' });
const july = withDefaults({ name: '2026-07', startDate: '2026-07-01', endDate: '2026-07-31', payDate: '2026-08-05' });

const faults = (changed: Partial<PeriodDates> = {}) =>
  checkPeriodDates(withDefaults({ ...june, ...changed }), { previous: may, next: july }, 'monthly').map(({ code }) => code);

describe('the dates of a period (specification §5)', () => {
  it('are right where they begin after the previous period, end before the next one and are paid in their order', () => {
    expect(faults()).toEqual([]);
    expect(faults({ startDate: '2026-06-10', endDate: '2026-06-12' })).toEqual([]);
  });

  it.each([
    ['PERIOD_REVERSED', 'it ends before it begins', { startDate: '2026-06-20', endDate: '2026-06-19' }],
    ['PERIOD_BEFORE_PREVIOUS', 'a date is earlier than the previous period’s end', { startDate: '2026-05-30' }],
    ['PERIOD_BEFORE_PREVIOUS', 'it shares a day with the previous period', { startDate: '2026-05-31' }],
    ['PERIOD_AFTER_NEXT', 'a date is later than the next period’s start', { endDate: '2026-07-02' }],
    ['PERIOD_AFTER_NEXT', 'it shares a day with the next period', { endDate: '2026-07-01' }],
    ['ATTENDANCE_REVERSED', 'attendance ends before it begins', { attendanceStart: '2026-06-20', attendanceEnd: '2026-06-19' }],
    ['ATTENDANCE_BEFORE_PREVIOUS', 'a day of attendance counts twice', { attendanceStart: '2026-05-31' }],
    ['ATTENDANCE_AFTER_NEXT', 'a day of attendance counts twice', { attendanceEnd: '2026-07-01' }],
    ['PAY_DATE_BEFORE_PREVIOUS', 'it is paid before the previous period', { payDate: '2026-06-04' }],
    ['PAY_DATE_AFTER_NEXT', 'it is paid after the next period', { payDate: '2026-08-06' }],
    ['PAYMENT_MONTH_DIFFERS', 'the payment month is not the pay date’s', { paymentMonth: '2026-06' }],
    ['TAX_MONTH_FAR_AWAY', 'the tax month is years away', { taxMonth: '2029-01' }],
  ] as const)('%s: %s', (code, _why, changed) => {
    expect(faults(changed)).toContain(code);
  });

  it.each([
    ['PERIOD_TOO_LONG', { endDate: '2026-08-30' }],
    ['PAY_DATE_FAR_AWAY', { payDate: '2027-09-05' }],
  ] as const)('%s is asked of a period without neighbours too', (code, changed) => {
    const period = withDefaults({ ...june, ...changed });
    expect(checkPeriodDates(period, {}, 'monthly').map((fault) => fault.code)).toContain(code);
  });

  it('says what is wrong in both languages with every value filled in', () => {
    const filled = { ...withDefaults(june), neighbour: '2026-05', limit: '2026-05-31', days: 91, longest: 39 };
    for (const code of dateErrors) expect(new AppError(code, filled).message, code).not.toMatch(/[{}]/);
  });
});
