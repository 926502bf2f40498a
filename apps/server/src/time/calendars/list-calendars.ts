import { listCalendars as contract } from '@wagewright/contracts/time/calendars';
import { listCalendarYears, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { calendarInclude, calendarsWithin, viewCalendar } from './load-calendar.ts';

export const listCalendars = implementQuery(contract, async ({ reach, actor, deps }) => {
  const { prisma } = deps.db;
  const rows = await prisma.workCalendar.findMany({ where: calendarsWithin(reach), include: calendarInclude, orderBy: { code: 'asc' } });
  const years = await listCalendarYears(
    sqlOfPrisma(prisma),
    rows.map(({ id }) => id),
  );
  const edit = actor.grants.get('calendar.edit');
  return { rows: rows.map((row) => viewCalendar(row, reach, edit, years.get(row.id) ?? [])) };
});
