import { AppError } from '@wagewright/contracts';
import { getOvertimeRequest as contract } from '@wagewright/contracts/time/overtime';
import { isoDay } from '@wagewright/db/columns';
import { hasPartIn, withOpenApprovals } from '../../approvals/instances/index.ts';
import { implementQuery } from '../../core/implement.ts';
import { paidPeriodsOf, peopleOf } from '../requests/index.ts';
import { reportsOf } from './list-overtime.ts';
import { overtimeInclude, plainHours, rightsOf, viewOvertime } from './view-overtime.ts';

export const getOvertimeRequest = implementQuery(contract, async ({ input: { id }, actor, deps }) => {
  const { prisma } = deps.db;
  const now = deps.clock();
  const row = await prisma.overtimeRequest.findUnique({ where: { id }, include: overtimeInclude });
  const reach = actor.grants.get('overtime.read');
  const isOwn = row !== null && row.employeeId === actor.employeeId;
  const reached = async (employeeId: number) =>
    reach !== undefined && (await prisma.employee.count({ where: { AND: [{ id: employeeId }, peopleOf({ reach, actor, now })] } })) > 0;
  const asked = async (instanceId: number | null) => instanceId !== null && (await hasPartIn(prisma, actor, instanceId, now));
  if (!row || !(isOwn || (await reached(row.employeeId)) || (await asked(row.approvalInstanceId))))
    throw new AppError('NOT_FOUND', { what: 'request for overtime', id });
  const first = new Date(Date.UTC(row.date.getUTCFullYear(), row.date.getUTCMonth(), 1));
  const next = new Date(Date.UTC(row.date.getUTCFullYear(), row.date.getUTCMonth() + 1, 1));
  const others = { id: { not: id }, status: { in: ['approved', 'pending-approval', 'in-approval'] } };
  const { _sum } = await prisma.overtimeRequestDay.aggregate({
    where: { employeeId: row.employeeId, date: { gte: first, lt: next }, request: others },
    _sum: { hours: true },
  });
  const rights = rightsOf(actor, await reportsOf(prisma, actor, now))(row);
  const view = viewOvertime(row, rights, now);
  const [request = view] = await withOpenApprovals(prisma, actor, [view], now);
  const [from, until] = [isoDay(row.date), isoDay(row.days.at(-1)?.date ?? row.date)];
  const paidPeriods = await paidPeriodsOf(deps, { employeeId: row.employeeId, status: row.status, isOwn, from, until });
  return { request, isOwn, paidPeriods, otherHoursOfMonth: plainHours(_sum.hours ?? 0) };
});
