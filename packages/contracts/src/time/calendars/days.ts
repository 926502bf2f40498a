/** Calendar days as ISO dates (2026-01-31), and the arithmetic that periods need of them. No clock and no time zone: a day is a day. */

const dayMs = 86_400_000;

/** Days since 1970. */
export const dayNumberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;

export const addDays = (day: string, days: number): string => new Date((dayNumberOf(day) + days) * dayMs).toISOString().slice(0, 10);

/** From the first day to the second, which counts too: 1 for the same day. */
export const countDays = (from: string, to: string): number => dayNumberOf(to) - dayNumberOf(from) + 1;

/** 0 is Sunday. */
export const weekday = (day: string): number => new Date(dayNumberOf(day) * dayMs).getUTCDay();

export const isWeekend = (day: string): boolean => weekday(day) === 0 || weekday(day) === 6;

export const yearOf = (day: string): number => Number(day.slice(0, 4));
const monthIndex = (day: string): number => yearOf(day) * 12 + Number(day.slice(5, 7)) - 1;

/** A day of the month so many months later; the last day of a month that has not as many. @param dayOfMonth 1 to 31 */
export function dayOfMonth(day: string, monthsLater: number, wanted: number): string {
  const months = monthIndex(day) + monthsLater;
  const [year, month] = [Math.floor(months / 12), months % 12];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(wanted, last))).toISOString().slice(0, 10);
}

/** Whole months between the months of two days, whatever their days. */
export const monthsBetween = (from: string, to: string): number => monthIndex(to) - monthIndex(from);

/** What differs from Monday to Friday: days off and days worked instead. */
export interface WorkDays {
  isWorked(day: string): boolean;
}

/** @param days the calendar's own days by their ISO date: worked or not, whatever their weekday */
export const workDays = (days: ReadonlyMap<string, boolean>): WorkDays => ({ isWorked: (day) => days.get(day) ?? !isWeekend(day) });

/** Longer than any row of days off that a calendar has; beyond it nothing is moved. */
const daysOffMax = 60;

/** The nearest working day before or after a day that is none; the day itself where it is worked. */
export function movedToWork(day: string, towards: 'none' | 'before' | 'after', { isWorked }: WorkDays): string {
  if (towards === 'none') return day;
  const step = towards === 'before' ? -1 : 1;
  for (let moved = day, tries = 0; tries < daysOffMax; moved = addDays(moved, step), tries++) if (isWorked(moved)) return moved;
  return day;
}

/** How many days are worked in each month of a year. @param days those that differ from Monday to Friday worked */
export function workdaysByMonth(year: number, days: readonly { readonly date: string; readonly kind: string }[]): number[] {
  const { isWorked } = workDays(new Map(days.map(({ date, kind }) => [date, kind === 'workday'])));
  const months = Array.from({ length: 12 }, () => 0);
  for (let day = `${year}-01-01`; yearOf(day) === year; day = addDays(day, 1)) if (isWorked(day)) months[Number(day.slice(5, 7)) - 1]!++;
  return months;
}
