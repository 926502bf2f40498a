import { AppError } from '@wagewright/contracts';
import { confirmOvertime as contract } from '@wagewright/contracts/time/overtime';
import { isoDay } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { todayOf } from '../requests/index.ts';
import { countedHours, creditOf, moveOvertime, overtimeForChange } from './load-overtime.ts';
import { plainHours } from './view-overtime.ts';

export const confirmOvertime = implementMutation(contract, async (call) => {
  const { input, reach, actor, deps } = call;
  const { actualHours, reason } = input;
  const overtime = await overtimeForChange(call, input, { reach, actor, now: deps.clock() });
  if (overtime.employeeId === actor.employeeId) throw new AppError('OVERTIME_OWN');
  const date = isoDay(overtime.date);
  if (date > todayOf(overtime.employee, deps.clock())) throw new AppError('OVERTIME_AHEAD', { date });
  const hours = countedHours(overtime, actualHours);
  const told = { actualHours, hours, former: plainHours(overtime.hours), reason };
  const version = await moveOvertime(call, overtime, { event: 'confirm', data: { actualHours, hours }, told });
  await creditOf(call, overtime, hours, reason);
  return { version, hours };
});
