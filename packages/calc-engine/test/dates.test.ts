/** Day arithmetic against the platform's own calendar, and proration at the edges of a period. */
import { describe, expect, test } from 'vitest';
import {
  addMonths,
  civilFromDays,
  dayMax,
  dayMin,
  daysFromCivil,
  isoDateText,
  makeDate,
  monthEnd,
  monthsBetween,
  parseIsoDate,
  weekdayOf,
} from '../src/dates.ts';
import { employedDays, periodDaysMax, periodFact, resolvePeriod } from '../src/period.ts';
import { february } from './support.ts';

const platform = (days: number): Date => new Date(days * 86_400_000);

describe('days', () => {
  test('agree with the platform over 400 years and at both ends', () => {
    for (let days = -146_097; days < 146_097; days += 13) {
      const date = platform(days);
      expect(civilFromDays(days)).toEqual({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() });
      expect(daysFromCivil(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())).toBe(days);
      expect(weekdayOf(days)).toBe(date.getUTCDay() || 7);
    }
    expect([isoDateText(dayMin), isoDateText(dayMax)]).toEqual(['0001-01-01', '9999-12-31']);
  });

  test('months: the last day of a shorter month, and completed months', () => {
    const day = (text: string): number => parseIsoDate(text) ?? Number.NaN;
    expect(isoDateText(addMonths(day('2024-01-31'), 1))).toBe('2024-02-29');
    expect(isoDateText(addMonths(day('2024-03-31'), -13))).toBe('2023-02-28');
    expect(isoDateText(monthEnd(day('2023-02-01')))).toBe('2023-02-28');
    expect(monthsBetween(day('2024-02-29'), day('2025-02-28'))).toBe(12);
    expect(monthsBetween(day('2025-03-15'), day('2025-01-16'))).toBe(-1);
    expect(addMonths(day('9999-12-01'), 1)).toBeNaN();
    expect(makeDate(2023, 2, 29)).toBeNaN();
    expect(parseIsoDate('2026-13-01')).toBeNull();
  });
});

describe('days of a period', () => {
  const period = resolvePeriod(february);

  test('are counted by calendar, by working day and by paid weekday', () => {
    expect(['calendar-days', 'working-days', 'weekdays'].map((fact) => periodFact(period, fact as 'weekdays'))).toEqual([28, 15, 20]);
  });

  test('an employment that ends before, starts after, or covers the period', () => {
    const { start, end } = period;
    expect(employedDays(period, 'calendar-days', start - 100, start - 1)).toBe(0);
    expect(employedDays(period, 'calendar-days', end + 1, null)).toBe(0);
    expect(employedDays(period, 'calendar-days', end, end)).toBe(1);
    expect(employedDays(period, 'calendar-days', start, start)).toBe(1);
    expect(employedDays(period, 'calendar-days', null, null)).toBe(28);
    expect(employedDays(period, 'calendar-days', end, start)).toBe(0);
  });

  test('a period that ends before it starts is refused', () => {
    expect(() => resolvePeriod({ ...february, end: '2026-01-31' })).toThrow(RangeError);
    const lasting = (days: number): string => isoDateText(period.start + days - 1);
    expect(resolvePeriod({ ...february, end: lasting(periodDaysMax) }).end).toBe(period.start + periodDaysMax - 1);
    expect(() => resolvePeriod({ ...february, end: lasting(periodDaysMax + 1) })).toThrow('401 days');
  });
});
