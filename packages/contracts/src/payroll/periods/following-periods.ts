import type { PeriodType } from './period-dates.ts';

/** A period of a calendar as its dates say it; days are ISO dates, months as in 2026-01. */
export interface CalendarPeriod {
  readonly sequence: number;
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly payDate: string;
  readonly paymentMonth: string;
  readonly taxMonth: string;
  readonly attendanceStart: string;
  readonly attendanceEnd: string;
}

/** Types of which every period is as long as the others. */
const days: Partial<Record<PeriodType, number>> = { daily: 1, weekly: 7, biweekly: 14 };
const months: Partial<Record<PeriodType, number>> = { monthly: 1, bimonthly: 2, quarterly: 3, 'semi-annual': 6, annual: 12 };
const dayMs = 86_400_000;

const toMs = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const addDays = (day: string, count: number): string => toDay(toMs(day) + count * dayMs);
const daysBetween = (from: string, to: string): number => (toMs(to) - toMs(from)) / dayMs;
const lastDayOf = (month: string): number => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();

function addMonthsTo(month: string, count: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** The same day so many months later; the last day of a month is followed by the last day of a month. */
function addMonths(day: string, count: number): string {
  const [month, target] = [day.slice(0, 7), addMonthsTo(day.slice(0, 7), count)];
  const isLast = Number(day.slice(8)) === lastDayOf(month);
  const date = isLast ? lastDayOf(target) : Math.min(Number(day.slice(8)), lastDayOf(target));
  return `${target}-${String(date).padStart(2, '0')}`;
}

/** The half of a month after this one: the first ends where the first half of the last month did, the second with its month. */
function nextHalf(last: CalendarPeriod): string {
  const startDate = addDays(last.endDate, 1);
  const month = startDate.slice(0, 7);
  return Number(startDate.slice(8)) <= 2 ? `${month}-15` : `${month}-${String(lastDayOf(month)).padStart(2, '0')}`;
}

/** Moves a day as far as its period was moved: by whole months where the period is counted in them, else by days. */
function movedBy(type: PeriodType, last: CalendarPeriod, startDate: string): (day: string) => string {
  const count = months[type];
  if (count !== undefined) return (day) => addMonths(day, count);
  return (day) => addDays(day, daysBetween(last.startDate, startDate));
}

/** Numbers within the year begin anew with the year of the pay date; months are named by the month, other periods by their days. */
function nameOf(last: CalendarPeriod, next: Omit<CalendarPeriod, 'name'>): string {
  const numbered = last.name.match(/^(\d{4})(\D+)(\d+)$/);
  const year = next.payDate.slice(0, 4);
  if (numbered && numbered[2] !== '-') {
    const [, , between = '', number = ''] = numbered;
    const count = year === last.payDate.slice(0, 4) ? Number(number) + 1 : 1;
    return `${year}${between}${String(count).padStart(number.length, '0')}`;
  }
  const month = next.startDate.slice(0, 7);
  return next.endDate.slice(0, 7) === month && daysBetween(next.startDate, next.endDate) > 16
    ? month
    : `${next.startDate} – ${next.endDate}`;
}

function following(type: PeriodType, last: CalendarPeriod): CalendarPeriod {
  const startDate = addDays(last.endDate, 1);
  const moved = movedBy(type, last, startDate);
  const length = days[type];
  const endDate = length !== undefined ? addDays(startDate, length - 1) : type === 'semi-monthly' ? nextHalf(last) : moved(last.endDate);
  // halves of a month differ in length: what is counted from the end stays as far from it
  const fromEnd = (day: string): string => (type === 'semi-monthly' ? addDays(endDate, daysBetween(last.endDate, day)) : moved(day));
  const payDate = fromEnd(last.payDate);
  const monthsMoved =
    Number(payDate.slice(0, 4)) * 12 +
    Number(payDate.slice(5, 7)) -
    (Number(last.payDate.slice(0, 4)) * 12 + Number(last.payDate.slice(5, 7)));
  const next = {
    sequence: last.sequence + 1,
    startDate,
    endDate,
    payDate,
    paymentMonth: addMonthsTo(last.paymentMonth, monthsMoved),
    taxMonth: addMonthsTo(last.taxMonth, monthsMoved),
    attendanceStart: moved(last.attendanceStart),
    attendanceEnd: fromEnd(last.attendanceEnd),
  };
  return { ...next, name: nameOf(last, next) };
}

/** The periods that follow the last of a calendar by its type. Nothing is moved for weekends or holidays: a calendar that is made says that. */
export function followingPeriods(type: PeriodType, last: CalendarPeriod, count: number): CalendarPeriod[] {
  const periods: CalendarPeriod[] = [];
  while (periods.length < count) periods.push(following(type, periods.at(-1) ?? last));
  return periods;
}
