import { AppError } from '@wagewright/contracts';
import { getCalendar as contract, workdaysByMonth } from '@wagewright/contracts/time/calendars';
import { listCalendarYears, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { readChanges } from '../../org/departments/index.ts';
import { calendarInclude, calendarsWithin, viewCalendar } from './load-calendar.ts';
import { readCalendarDays } from './read-days.ts';

export const getCalendar = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { id, year } = input;
  const { prisma } = deps.db;
  const row = await prisma.workCalendar.findFirst({ where: { AND: [{ id }, calendarsWithin(reach)] }, include: calendarInclude });
  if (!row) throw new AppError('NOT_FOUND', { what: 'work calendar', id });
  const days = await readCalendarDays(prisma, id, { from: `${year}-01-01`, until: `${year}-12-31` });
  const months = workdaysByMonth(year, days);
  const years = await listCalendarYears(sqlOfPrisma(prisma), [id]);
  return {
    calendar: viewCalendar(row, reach, actor.grants.get('calendar.edit'), years.get(id) ?? []),
    year,
    days,
    workdays: months.reduce((sum, count) => sum + count, 0),
    workdaysByMonth: months,
    changes: await readChanges(prisma, 'work-calendar', id),
  };
});
