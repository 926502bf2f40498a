import { AppError, type LocalizedText } from '@wagewright/contracts';
import { deleteCalendar as contract } from '@wagewright/contracts/time/calendars';
import { legalEntityColumns, toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { calendarForChange, nameOfCalendar } from './load-calendar.ts';

export const deleteCalendar = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const calendar = await calendarForChange(call, input);
  const { id, code, name, entities } = calendar;
  if (entities.length > 0) {
    const names = entities.map((entity) => legalEntityColumns.name(entity.name));
    const legalEntities: LocalizedText = {
      en: names.map(({ en }) => en).join(', '),
      'zh-CN': names.map(({ 'zh-CN': chinese }) => chinese).join('、'),
    };
    throw new AppError('CALENDAR_USED', { legalEntities, calendar: nameOfCalendar(calendar) });
  }
  await tx.workCalendar.delete({ where: { id } });
  audit({ entity: 'work-calendar', entityId: id, before: { code, name: toJson(name) }, after: { deleted: true } });
  return { id };
});
