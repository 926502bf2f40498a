/** Calendar arithmetic on days since 1970-01-01 in the proleptic Gregorian calendar. Plain integers, no Date object, no time zone. */

export const dayMin = -719_162; // 0001-01-01
export const dayMax = 2_932_896; // 9999-12-31

export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Days since 1970-01-01; years are counted from March so that the leap day is the last of its year. */
export function daysFromCivil(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

export function civilFromDays(days: number): CivilDate {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthShifted = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthShifted + 2) / 5) + 1;
  const month = monthShifted < 10 ? monthShifted + 3 : monthShifted - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

export const yearOf = (days: number): number => civilFromDays(days).year;
export const monthOf = (days: number): number => civilFromDays(days).month;
export const dayOf = (days: number): number => civilFromDays(days).day;

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Days of a month, 1-based. */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] as number);
}

/** NaN where there is no such day. */
export function makeDate(year: number, month: number, day: number): number {
  if (!(year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month))) return NaN;
  return daysFromCivil(year, month, day);
}

/** The same day so many months on, or the month's last day where it is shorter; NaN beyond the years 1 to 9999. */
export function addMonths(days: number, months: number): number {
  const { year, month, day } = civilFromDays(days);
  const index = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(index / 12);
  const targetMonth = index - targetYear * 12 + 1;
  if (!(targetYear >= 1 && targetYear <= 9999)) return NaN;
  return daysFromCivil(targetYear, targetMonth, Math.min(day, daysInMonth(targetYear, targetMonth)));
}

export function monthEnd(days: number): number {
  const { year, month } = civilFromDays(days);
  return daysFromCivil(year, month, daysInMonth(year, month));
}

/** Completed months from one day to another; negative where `to` is earlier. */
export function monthsBetween(from: number, to: number): number {
  if (to < from) return 0 - monthsBetween(to, from);
  const a = civilFromDays(from);
  const b = civilFromDays(to);
  const months = (b.year - a.year) * 12 + b.month - a.month;
  return addMonths(from, months) > to ? months - 1 : months;
}

/** Monday 1 … Sunday 7. */
export function weekdayOf(days: number): number {
  return ((((days + 3) % 7) + 7) % 7) + 1;
}

const isoPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days of `2026-01-31`; null when it is not a date. */
export function parseIsoDate(text: string): number | null {
  const match = isoPattern.exec(text);
  if (!match) return null;
  const days = makeDate(Number(match[1]), Number(match[2]), Number(match[3]));
  return Number.isNaN(days) ? null : days;
}

export function isoDateText(days: number): string {
  const { year, month, day } = civilFromDays(days);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
