/** Times of day as people write them (09:00), and the minutes after midnight that attendance is counted by. No clock, no time zone. */

const dayMinutes = 1_440;
export const timeOfDayPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

export const isTimeOfDay = (text: string): boolean => timeOfDayPattern.test(text);

/** 09:30 is 570. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** 570 is 09:30, and so is 2010, of the next day. */
export function timeOf(minute: number): string {
  const ofDay = minute % dayMinutes;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

export interface TypedTimes {
  readonly start: string;
  readonly end: string;
  readonly breaks: readonly { readonly start: string; readonly end: string }[];
}

export interface KeptBreak {
  readonly startMinute: number;
  readonly endMinute: number;
}

/** In minutes after the midnight at which the day of the shift begins; what lies on the next day is beyond 1440. */
export interface ShiftMinutes extends KeptBreak {
  readonly breaks: readonly KeptBreak[];
  readonly breakMinutes: number;
  readonly workMinutes: number;
}

/** Why times are none of a shift. */
export type ShiftFault = 'no-length' | 'break-outside' | 'breaks-overlap' | 'nothing-worked';

/** The first moment from a minute on at which it is a time of day. */
const next = (from: number, time: string): number => {
  const minute = minuteOf(time);
  return minute >= from ? minute : minute + dayMinutes;
};

/** @returns the minutes of a shift, or why there are none */
export function shiftMinutes({ start, end, breaks }: TypedTimes): ShiftMinutes | ShiftFault {
  const startMinute = minuteOf(start);
  const endMinute = next(startMinute, end);
  if (endMinute === startMinute) return 'no-length';
  const kept = breaks
    .map((one) => ({ startMinute: next(startMinute, one.start), endMinute: next(startMinute, one.end) }))
    .toSorted((a, b) => a.startMinute - b.startMinute);
  if (kept.some((one) => one.endMinute <= one.startMinute || one.endMinute > endMinute)) return 'break-outside';
  if (kept.some((one, index) => one.startMinute < (kept[index - 1]?.endMinute ?? 0))) return 'breaks-overlap';
  const breakMinutes = kept.reduce((sum, one) => sum + one.endMinute - one.startMinute, 0);
  const workMinutes = endMinute - startMinute - breakMinutes;
  return workMinutes > 0 ? { startMinute, endMinute, breaks: kept, breakMinutes, workMinutes } : 'nothing-worked';
}

export const endsOnNextDay = ({ endMinute }: Pick<ShiftMinutes, 'endMinute'>): boolean => endMinute > dayMinutes;

/** Minutes as hours in decimal text, to the hundredth: 450 is 7.5. */
export const hoursOf = (minutes: number): string => String(Math.round((minutes * 100) / 60) / 100);
