import { AppError } from '@wagewright/contracts';
import { formatterOf } from '@wagewright/contracts/format';
import { isoDay, overtimeColumns, overtimeDayColumns } from '@wagewright/db/columns';
import type { ApprovalHandler } from '../../approvals/instances/index.ts';
import { everywhere } from '../../core/grants.ts';
import { employeesWithin } from '../../core/scopes.ts';
import { eventOf } from '../requests/index.ts';
import { requireOvertime } from './check-overtime.ts';
import { countedDays, creditOf, findOvertime, moveOvertime } from './load-overtime.ts';
import { minutesOf, overtimeInclude, plainHours } from './view-overtime.ts';

const anybody = { reach: everywhere, actor: { employeeId: null }, now: new Date(0) } as const;

/** Overtime, as its approval goes on. What is approved counts there and then, and what is taken as leave comes into the ledger. */
export const overtimeApproval: ApprovalHandler = {
  lock: async ({ tx, locks }, id) => await locks.take('employee', (await findOvertime(tx, id, anybody)).employeeId),
  describe: async ({ tx, reach }, id) => {
    const employee = employeesWithin(reach, anybody.actor, anybody.now);
    const row = await tx.overtimeRequest.findFirst({ where: { id, employee }, include: overtimeInclude });
    if (!row) throw new AppError('NOT_FOUND', { what: 'request for overtime', id });
    const day = (language: 'en' | 'zh-CN') => formatterOf(language).day(isoDay(row.date));
    const hours = plainHours(row.appliedHours);
    return {
      title: {
        en: `Overtime of ${row.employee.name}, ${day('en')}, ${hours} h`,
        'zh-CN': `${row.employee.name}的加班，${day('zh-CN')}，${hours} 小时`,
      },
      solutionId: null,
      employeeId: row.employeeId,
      approverUserIds: [],
      facts: { hours, kind: row.kind, way: row.compensationWay },
    };
  },
  follow: async (call, id, outcome, instanceId) => {
    const row = await findOvertime(call.tx, id, anybody);
    const event = eventOf[outcome];
    if (event === 'submit' || event === 'approve') {
      const days = row.days.map(({ date, kind }) => ({ date: isoDay(date), kind: overtimeDayColumns.kind(kind) }));
      const way = { compensationWay: overtimeColumns.compensationWay(row.compensationWay), leaveTypeId: row.leaveTypeId };
      await requireOvertime(call.tx, row.employee, { date: isoDay(row.date), minutes: minutesOf(row), days, ...way }, id);
    }
    await moveOvertime(call, row, { event, data: event === 'submit' ? { approvalInstanceId: instanceId } : {} });
    if (event === 'approve') await creditOf(call, row, countedDays(row, null), row.reason);
  },
};
