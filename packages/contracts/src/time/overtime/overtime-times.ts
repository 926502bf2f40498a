import { endsOnNextDay, minuteOf, timeOf } from '../shifts/index.ts';

const dayMinutes = 1_440;

/** In minutes after the midnight at which the day begins on which overtime begins; what lies on the next day is beyond 1440. */
export interface OvertimeMinutes {
  readonly startMinute: number;
  readonly endMinute: number;
}

/** Times of day as minutes: one that ends at an earlier time of day than it begins, or at the same, ends on the next day. */
export function overtimeMinutes(startTime: string, endTime: string): OvertimeMinutes {
  const [startMinute, end] = [minuteOf(startTime), minuteOf(endTime)];
  return { startMinute, endMinute: end > startMinute ? end : end + dayMinutes };
}

/** What lies on one date: 0 the date on which it begins, 1 the next. */
export interface OvertimePart extends OvertimeMinutes {
  readonly place: 0 | 1;
  /** 22:00. */
  readonly from: string;
  /** 24:00 at midnight. */
  readonly until: string;
}

const partOf = (place: 0 | 1, startMinute: number, endMinute: number): OvertimePart => ({
  place,
  startMinute,
  endMinute,
  from: timeOf(startMinute),
  until: endMinute - place * dayMinutes === dayMinutes ? '24:00' : timeOf(endMinute),
});

/** Cuts overtime at midnight: pay goes by the kind of each date. */
export function partsByDate({ startMinute, endMinute }: OvertimeMinutes): OvertimePart[] {
  if (!endsOnNextDay({ endMinute })) return [partOf(0, startMinute, endMinute)];
  return [partOf(0, startMinute, dayMinutes), partOf(1, dayMinutes, endMinute)];
}
