import { updateCalendar as contract } from '@wagewright/contracts/time/calendars';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { calendarForChange, nextCalendarVersion } from './load-calendar.ts';

export const updateCalendar = implementMutation(contract, async (call) => {
  const { input, audit } = call;
  const calendar = await calendarForChange(call, input);
  const version = await nextCalendarVersion(call, calendar, { name: input.name });
  audit({
    entity: 'work-calendar',
    entityId: calendar.id,
    before: { name: toJson(calendar.name), version: calendar.version },
    after: { name: input.name, version },
  });
  return { version };
});
