import { AppError } from '@wagewright/contracts';
import { confirmOvertime as contract } from '@wagewright/contracts/time/overtime';
import { isoDay } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { todayOf } from '../requests/index.ts';
import { countedDays, creditOf, moveOvertime, overtimeForChange } from './load-overtime.ts';
import { requireHours } from './plan-days.ts';
import { plainHours, sumOfHours } from './view-overtime.ts';

/** More than was asked for can have been worked of a date, up to all of it. */
const hoursOfDay = '25';

export const confirmOvertime = implementMutation(contract, async (call) => {
  const { input, reach, actor, deps, tx } = call;
  const { actualHoursByDate: actual, reason } = input;
  const overtime = await overtimeForChange(call, input, { reach, actor, now: deps.clock() });
  if (overtime.employeeId === actor.employeeId) throw new AppError('OVERTIME_OWN');
  const date = isoDay(overtime.date);
  if (date > todayOf(overtime.employee, deps.clock())) throw new AppError('OVERTIME_AHEAD', { date });
  requireHours(
    overtime.days.map((day) => ({ date: isoDay(day.date), upTo: hoursOfDay })),
    actual,
    { orNone: true },
  );
  const counted = countedDays(overtime, actual);
  for (const [place, { date: on, hours }] of counted.entries())
    await tx.overtimeRequestDay.update({
      where: { requestId_date: { requestId: overtime.id, date: on } },
      data: { actualHours: actual[place] ?? null, hours },
    });
  const [actualHours, hours] = [sumOfHours(actual), sumOfHours(counted.map((day) => day.hours))];
  const byDate = actual.length > 1 ? { hoursByDate: actual } : {};
  const told = { actualHours, ...byDate, hours, former: plainHours(overtime.hours), reason };
  const version = await moveOvertime(call, overtime, { event: 'confirm', data: { actualHours, hours }, told });
  await creditOf(call, overtime, counted, reason);
  return { version, hours };
});
