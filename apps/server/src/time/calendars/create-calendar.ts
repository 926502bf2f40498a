import { AppError } from '@wagewright/contracts';
import { createCalendar as contract } from '@wagewright/contracts/time/calendars';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';
import { calendarsWithin } from './load-calendar.ts';

export const createCalendar = implementMutation(contract, async ({ input, tx, locks, reach, audit }) => {
  const { code, name, legalEntityId, copyOfId } = input;
  if (legalEntityId === null && !reach.all) throw new AppError('CALENDAR_FOR_ALL', { calendar: name });
  if (legalEntityId !== null && (await tx.legalEntity.count({ where: { AND: [{ id: legalEntityId }, legalEntitiesWithin(reach)] } })) === 0)
    throw new AppError('NOT_FOUND', { what: 'legal entity', id: legalEntityId });
  if (copyOfId !== undefined && (await tx.workCalendar.count({ where: { AND: [{ id: copyOfId }, calendarsWithin(reach)] } })) === 0)
    throw new AppError('NOT_FOUND', { what: 'work calendar', id: copyOfId });
  if ((await tx.workCalendar.count({ where: { code } })) > 0) throw new AppError('CALENDAR_CODE_TAKEN', { code });
  const { id } = await tx.workCalendar.create({ data: { code, name, legalEntityId } });
  locks.made('work-calendar', id);
  if (copyOfId !== undefined) {
    const days = await tx.workCalendarDay.findMany({ where: { calendarId: copyOfId } });
    await tx.workCalendarDay.createMany({
      data: days.map(({ date, kind, name: called }) => ({
        calendarId: id,
        date,
        kind,
        ...(called === null ? {} : { name: toJson(called) }),
      })),
    });
  }
  audit({ entity: 'work-calendar', entityId: id, after: input });
  return { id };
});
