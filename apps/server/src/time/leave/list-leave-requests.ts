import { listLeaveRequests as contract } from '@wagewright/contracts/time/leave';
import type { Prisma } from '@wagewright/db';
import { withOpenApprovals } from '../../approvals/instances/index.ts';
import { implementQuery } from '../../core/implement.ts';
import { peopleOf, todayOf } from '../requests/index.ts';
import { editsOf } from './edits-of.ts';
import { mayCancel, requestInclude, viewRequest } from './view-request.ts';

export const listLeaveRequests = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { employeeId, typeId, statuses, from, until, offset, limit } = input;
  const { prisma } = deps.db;
  const now = deps.clock();
  const where: Prisma.LeaveRequestWhereInput = {
    employee: peopleOf({ reach, actor, now }),
    ...(employeeId === undefined ? {} : { employeeId }),
    ...(typeId === undefined ? {} : { typeId }),
    ...(statuses && statuses.length > 0 ? { status: { in: statuses } } : {}),
    ...(from === undefined ? {} : { endDate: { gte: new Date(from) } }),
    ...(until === undefined ? {} : { startDate: { lte: new Date(until) } }),
  };
  const order: Prisma.LeaveRequestOrderByWithRelationInput[] = [{ startDate: 'desc' }, { id: 'desc' }];
  const rows = await prisma.leaveRequest.findMany({ where, include: requestInclude, orderBy: order, skip: offset, take: limit });
  const edits = editsOf(actor);
  const views = rows.map((row) => viewRequest(row, edits(row.employee) && mayCancel(row, 'other', todayOf(row.employee, now))));
  return { total: await prisma.leaveRequest.count({ where }), rows: await withOpenApprovals(prisma, actor, views, now) };
});
