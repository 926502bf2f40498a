/** Which days of a request count, and how much each takes: half days and hours as they were asked for; rest days and holidays by the calendar take nothing. */
import { decimalOf, fractionOf, fractionOfDecimal, isLess, sumOf, times } from '../../core/fraction.ts';
import type { LocalizedText } from '../../core/languages.ts';
import { addDays, type CalendarDay, workDays } from '../calendars/index.ts';
import type { LeaveUnit } from './leave-rule.ts';

/** What of a day is taken. */
export const leaveParts = ['whole', 'morning', 'afternoon', 'hours'] as const;
export type LeavePart = (typeof leaveParts)[number];

export interface RequestedLeave {
  readonly startDate: string;
  readonly endDate: string;
  /** Of the first day: all of it, or the afternoon. */
  readonly startPart: 'whole' | 'afternoon';
  /** Of the last day: all of it, or the morning. */
  readonly endPart: 'whole' | 'morning';
  /** Of a single day, decimal text; null: by days and halves. */
  readonly hours: string | null;
}

export interface CountedDay {
  readonly date: string;
  readonly part: LeavePart;
  /** In the type’s unit. */
  readonly amount: string;
  readonly hours: string;
}

export interface SkippedDay {
  readonly date: string;
  readonly kind: 'restday' | 'holiday';
  readonly name: LocalizedText | null;
}

export interface CountedLeave {
  readonly days: readonly CountedDay[];
  readonly skipped: readonly SkippedDay[];
  readonly amount: string;
  readonly hours: string;
}

function partOf({ startDate, endDate, startPart, endPart, hours }: RequestedLeave, date: string): LeavePart {
  if (hours !== null) return 'hours';
  if (date === startDate && startPart === 'afternoon') return 'afternoon';
  return date === endDate && endPart === 'morning' ? 'morning' : 'whole';
}

/** @param days those of the calendar that differ from Monday to Friday worked */
export function countLeave(
  asked: RequestedLeave,
  type: { readonly unit: LeaveUnit; readonly hoursPerDay: string },
  days: readonly CalendarDay[],
): CountedLeave {
  const special = new Map(days.map((day) => [day.date, day]));
  const { isWorked } = workDays(new Map(days.map(({ date, kind }) => [date, kind === 'workday'])));
  const whole = fractionOfDecimal(type.hoursPerDay);
  const counted: CountedDay[] = [];
  const skipped: SkippedDay[] = [];
  for (let date = asked.startDate; date <= asked.endDate; date = addDays(date, 1)) {
    if (!isWorked(date)) {
      const found = special.get(date);
      skipped.push({ date, kind: found?.kind === 'holiday' ? 'holiday' : 'restday', name: found?.name ?? null });
      continue;
    }
    const part = partOf(asked, date);
    const hours = part === 'hours' ? fractionOfDecimal(asked.hours ?? '0') : part === 'whole' ? whole : times(whole, fractionOf(1, 2));
    const inDays = times(hours, { numerator: whole.denominator, denominator: whole.numerator });
    counted.push({ date, part, amount: decimalOf(type.unit === 'hours' ? hours : inDays), hours: decimalOf(hours) });
  }
  const sum = (of: (day: CountedDay) => string) => decimalOf(sumOf(counted.map((day) => fractionOfDecimal(of(day)))));
  return { days: counted, skipped, amount: sum(({ amount }) => amount), hours: sum(({ hours }) => hours) };
}

/** A day that is taken already. */
export type HeldDay = Pick<CountedDay, 'part' | 'hours'>;

/** Whether a day can be taken beside another part of it: mornings go with afternoons, hours with whatever leaves room for them. */
export function goesWith(day: HeldDay, other: HeldDay, hoursPerDay: string): boolean {
  if (day.part === 'whole' || other.part === 'whole') return false;
  if (day.part !== 'hours' && other.part !== 'hours') return day.part !== other.part;
  const both = sumOf([fractionOfDecimal(day.hours), fractionOfDecimal(other.hours)]);
  return !isLess(fractionOfDecimal(hoursPerDay), both);
}
