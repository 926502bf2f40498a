/** The calendar by its own rules: day after day, month after month, counted out rather than calculated. */
import { describe, expect, test } from 'vitest';
import {
  addMonths,
  civilFromDays,
  dayMax,
  dayMin,
  daysFromCivil,
  daysInMonth,
  isLeapYear,
  isoDateText,
  makeDate,
  monthEnd,
  monthsBetween,
  parseIsoDate,
  weekdayOf,
} from '../src/dates.ts';
import { employedDays, resolvePeriod } from '../src/period.ts';
import { february } from './support.ts';

const day = (text: string): number => parseIsoDate(text) ?? Number.NaN;

test('a leap year is every fourth, no hundredth, but every four hundredth', () => {
  expect([1896, 1900, 1904, 2000, 2023, 2024, 2100, 2400].filter(isLeapYear)).toEqual([1896, 1904, 2000, 2024, 2400]);
});

test('the days of eight centuries follow one another, and their names follow the weekdays', () => {
  const wrong: string[] = [];
  let [year, month, date] = [1599, 12, 31];
  for (let days = daysFromCivil(1599, 12, 31); days <= daysFromCivil(2401, 3, 2); days += 1) {
    const found = civilFromDays(days);
    if (found.year !== year || found.month !== month || found.day !== date || daysFromCivil(year, month, date) !== days)
      wrong.push(`${year}-${month}-${date}`);
    date += 1;
    if (date > daysInMonth(year, month)) [month, date] = [month + 1, 1];
    if (month > 12) [year, month] = [year + 1, 1];
  }
  expect(wrong).toEqual([]);
  expect(daysFromCivil(1970, 1, 1)).toBe(0);
  expect(Array.from({ length: 12 }, (_, index) => daysInMonth(2023, index + 1))).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  expect(daysInMonth(2024, 2)).toBe(29);
});

test('1 January 2024 was a Monday, and so is every seventh day from it, before 1970 too', () => {
  const names = Array.from({ length: 56_000 }, (_, index) => weekdayOf(day('2024-01-01') - 28_000 + index));
  expect(names.every((name, index) => name === (index % 7) + 1)).toBe(true);
});

describe('months', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-05-31', 1, '2026-06-30'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-11-30', 13, '2027-12-30'],
    ['2026-12-01', -12, '2025-12-01'],
    ['2026-12-31', 0, '2026-12-31'],
    ['0001-02-01', -1, '0001-01-01'],
    ['9999-11-30', 1, '9999-12-30'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(isoDateText(addMonths(day(from), months))).toBe(to);
  });

  test('beyond the years 1 and 9999 there is no day', () => {
    expect([addMonths(day('9999-12-01'), 1), addMonths(day('0001-01-31'), -1)]).toEqual([Number.NaN, Number.NaN]);
    expect([isoDateText(makeDate(1, 1, 1)), isoDateText(makeDate(9999, 12, 31))]).toEqual(['0001-01-01', '9999-12-31']);
    expect([makeDate(1, 1, 1), makeDate(9999, 12, 31)]).toEqual([dayMin, dayMax]);
    for (const [year, month, date] of [
      [0, 12, 31],
      [10_000, 1, 1],
      [2026, 0, 1],
      [2026, 13, 1],
      [2026, 1, 0],
      [2026, 1, 32],
      [2026, 4, 31],
      [2026, 2, 29],
      [2100, 2, 29],
    ] as const)
      expect(makeDate(year, month, date)).toBeNaN();
  });

  test('the end of a month is its last day, whichever day it is asked of', () => {
    for (const [from, end] of [
      ['2026-02-01', '2026-02-28'],
      ['2024-02-29', '2024-02-29'],
      ['2026-12-05', '2026-12-31'],
      ['2026-04-30', '2026-04-30'],
    ] as const)
      expect(isoDateText(monthEnd(day(from)))).toBe(end);
  });

  test('completed months are the most that can be added without passing the other day', () => {
    const wrong: string[] = [];
    for (const from of ['2023-12-31', '2024-01-15', '2024-02-29', '2025-01-31'].map(day))
      for (let to = from; to < from + 800; to += 1) {
        let months = 0;
        while (addMonths(from, months + 1) <= to) months += 1;
        if (monthsBetween(from, to) !== months || monthsBetween(to, from) !== 0 - months) wrong.push(`${from} ${to}`);
      }
    expect(wrong).toEqual([]);
  });
});

test.each(['2026-1-31', '2026-01-31 ', '26-01-31', '2026/01/31', '2026-02-30', '2026-00-10', '0000-01-01', ''])(
  '"%s" is not a day',
  (text) => {
    expect(parseIsoDate(text)).toBeNull();
  },
);

describe('days of a period', () => {
  const of = (start: string, end: string, more = {}) => resolvePeriod({ ...february, holidays: [], start, end, ...more });

  test('working days: Monday to Friday, without holidays, and with the days that are worked in their place', () => {
    // 1 to 15 February 2026: from Sunday to Sunday
    expect(of('2026-02-01', '2026-02-15').counted['working-days'].at(-1)).toBe(10);
    expect(of('2026-02-01', '2026-02-15', { holidays: ['2026-02-04', '2026-02-07'] }).counted['working-days'].at(-1)).toBe(9);
    expect(of('2026-02-01', '2026-02-15', { extraWorkdays: ['2026-02-14', '2026-02-15'] }).counted['working-days'].at(-1)).toBe(12);
    expect(of('2026-02-01', '2026-02-15', { holidays: ['2026-02-04'] }).counted.weekdays.at(-1)).toBe(10);
  });

  test.each([
    ['2026-01-01', '2026-01-31', 30],
    ['2026-01-31', '2026-01-31', 0],
    ['2026-01-30', '2026-01-31', 1],
    ['2026-02-01', '2026-02-28', 30],
    ['2026-02-28', '2026-02-28', 3],
    ['2024-02-01', '2024-02-28', 28],
    ['2024-02-29', '2024-02-29', 2],
    ['2026-04-16', '2026-04-30', 15],
    ['2026-01-16', '2026-02-15', 30],
  ])('in months of 30 days %s to %s has %i', (start, end, days) => {
    expect(of(start, end).counted['days-of-30'].at(-1)).toBe(days);
  });

  test('days employed are those from the first to the last, both included, that lie within the period', () => {
    const period = of('2026-02-01', '2026-02-28');
    const wrong: string[] = [];
    for (let from = period.start - 3; from <= period.end + 3; from += 1)
      for (let to = from - 2; to <= period.end + 3; to += 1) {
        let days = 0;
        for (let at = period.start; at <= period.end; at += 1) if (at >= from && at <= to) days += 1;
        if (employedDays(period, 'calendar-days', from, to) !== days) wrong.push(`${from} ${to}`);
      }
    expect(wrong).toEqual([]);
    expect(employedDays(period, 'calendar-days', null, period.start + 4)).toBe(5);
    expect(employedDays(period, 'calendar-days', period.end - 4, null)).toBe(5);
  });
});
