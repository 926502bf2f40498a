import { putDays as contract } from '@wagewright/contracts/time/calendars';
import { implementMutation } from '../../core/implement.ts';
import { changeDays } from './change-days.ts';
import { calendarForChange } from './load-calendar.ts';

export const putDays = implementMutation(contract, async (call) => {
  const { input } = call;
  return await changeDays(call, await calendarForChange(call, input), input.days, input.reason);
});
