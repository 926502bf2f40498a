import { type WorkDays, workDays } from '@wagewright/contracts/payroll/periods';
import type { Prisma } from '@wagewright/db';
import { calendarDayColumns, isoDay } from '@wagewright/db/columns';

type Calendars = Pick<Prisma.TransactionClient, 'workCalendarDay'>;

/** Days that differ from Monday to Friday worked, in the calendar of a solution's legal entity; none where it has no calendar. */
export async function readCalendarDays({ workCalendarDay }: Calendars, calendarId: number | null, year?: number) {
  if (calendarId === null) return [];
  const within = year === undefined ? {} : { date: { gte: new Date(`${year}-01-01`), lte: new Date(`${year}-12-31`) } };
  const rows = await workCalendarDay.findMany({ where: { calendarId, ...within }, orderBy: { date: 'asc' } });
  return rows.map(({ date, kind, name }) => ({
    date: isoDay(date),
    kind: calendarDayColumns.kind(kind),
    name: calendarDayColumns.name(name),
  }));
}

export const workDaysOf = (days: Awaited<ReturnType<typeof readCalendarDays>>): WorkDays =>
  workDays(new Map(days.map(({ date, kind }) => [date, kind === 'workday'])));
