import type { CalendarDay } from '@wagewright/contracts/time/calendars';
import type { Prisma } from '@wagewright/db';
import { calendarDayColumns, isoDay } from '@wagewright/db/columns';

type Calendars = Pick<Prisma.TransactionClient, 'workCalendarDay'>;

/** Days that differ from Monday to Friday worked; none where there is no calendar. */
export async function readCalendarDays(
  { workCalendarDay }: Calendars,
  calendarId: number | null,
  days?: { readonly from: string; readonly until: string },
): Promise<CalendarDay[]> {
  if (calendarId === null) return [];
  const within = days ? { date: { gte: new Date(days.from), lte: new Date(days.until) } } : {};
  const rows = await workCalendarDay.findMany({ where: { calendarId, ...within }, orderBy: { date: 'asc' } });
  return rows.map(({ date, kind, name }) => ({
    date: isoDay(date),
    kind: calendarDayColumns.kind(kind),
    name: calendarDayColumns.name(name),
  }));
}
