import { AppError } from '@wagewright/contracts';
import { setCalendar as contract } from '@wagewright/contracts/time/calendars';
import { implementMutation } from '../../core/implement.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';
import { calendarsWithin } from './load-calendar.ts';

export const setCalendar = implementMutation(contract, async ({ input, tx, locks, reach, audit }) => {
  const { legalEntityId, formerCalendarId, calendarId } = input;
  const where = { AND: [{ id: legalEntityId }, legalEntitiesWithin(reach)] };
  const missing = () => new AppError('NOT_FOUND', { what: 'legal entity', id: legalEntityId });
  if ((await tx.legalEntity.count({ where })) === 0) throw missing();
  await locks.take('legal-entity', legalEntityId);
  const entity = await tx.legalEntity.findFirst({ where });
  if (!entity) throw missing();
  if (entity.calendarId !== formerCalendarId) throw new AppError('STALE_VERSION', { what: 'Legal entity', id: entity.code });
  if (calendarId !== null) {
    await locks.take('work-calendar', calendarId, 'keep');
    if ((await tx.workCalendar.count({ where: { AND: [{ id: calendarId }, calendarsWithin(reach)] } })) === 0)
      throw new AppError('NOT_FOUND', { what: 'work calendar', id: calendarId });
  }
  const version = entity.version + 1;
  await tx.legalEntity.update({ where: { id: legalEntityId }, data: { calendarId, version } });
  const before = { calendarId: entity.calendarId, version: entity.version };
  audit({ entity: 'legal-entity', entityId: legalEntityId, before, after: { calendarId, version } });
  return { calendarId };
});
