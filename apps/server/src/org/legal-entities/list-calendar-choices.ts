import { listCalendarChoices as contract } from '@wagewright/contracts/org/legal-entities';
import { isoDay, workCalendarColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';

export const listCalendarChoices = implementQuery(contract, async ({ deps }) => {
  const { prisma } = deps.db;
  const calendars = await prisma.workCalendar.findMany({ orderBy: { code: 'asc' } });
  const ranges = await prisma.workCalendarDay.groupBy({ by: ['calendarId'], _min: { date: true }, _max: { date: true } });
  const byCalendar = new Map(ranges.map((range) => [range.calendarId, range]));
  return {
    rows: calendars.map(({ id, name }) => {
      const range = byCalendar.get(id);
      const day = (date: Date | null | undefined) => (date ? isoDay(date) : null);
      return { id, name: workCalendarColumns.name(name), from: day(range?._min.date), until: day(range?._max.date) };
    }),
  };
});
