import { dayAfter } from '../../../shared/days.ts';
import { type RawSearch, readDay } from '../../../shared/search.ts';

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The week that is looked at, by any of its days; undefined: this one. */
export const readWeek = (raw: RawSearch): string | undefined => readDay(raw, 'week');

export const daysOfWeek = (monday: string): string[] => Array.from({ length: 7 }, (_, index) => dayAfter(monday, index));
