import { AppError } from '@wagewright/contracts';
import { importDays as contract, readICalendar } from '@wagewright/contracts/time/calendars';
import { implementMutation } from '../../core/implement.ts';
import { changeDays } from './change-days.ts';
import { calendarForChange } from './load-calendar.ts';

export const importDays = implementMutation(contract, async (call) => {
  const { text, kind, fromYear, untilYear, reason } = call.input;
  const { days, faults } = readICalendar(text, { fromYear, untilYear });
  const [fault] = faults;
  if (fault) throw new AppError('ICALENDAR_UNREADABLE', { line: fault.line, reason: fault.reason });
  const calendar = await calendarForChange(call, call.input);
  const named = days.map(({ date, name }) => ({ date, kind, name: name === '' ? null : { en: name, 'zh-CN': name } }));
  return { ...(await changeDays(call, calendar, named, reason)), days: days.map(({ date }) => date) };
});
