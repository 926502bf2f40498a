import { AppError } from '@wagewright/contracts';
import { getCalendarEffect as contract } from '@wagewright/contracts/time/calendars';
import { sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';
import { calendarsWithin } from './load-calendar.ts';

export const getCalendarEffect = implementQuery(contract, async ({ input, reach, deps }) => {
  const { id, from, until } = input;
  const { prisma } = deps.db;
  if ((await prisma.workCalendar.count({ where: { AND: [{ id }, calendarsWithin(reach)] } })) === 0)
    throw new AppError('NOT_FOUND', { what: 'work calendar', id });
  const legalEntity = { AND: [{ calendarId: id }, legalEntitiesWithin(reach)] };
  const people = await prisma.employee.findMany({ where: { legalEntity }, select: { id: true } });
  return { periods: await deps.effectOnPay(sqlOfPrisma(prisma), { employeeIds: people.map((one) => one.id), from, until }) };
});
