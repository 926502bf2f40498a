import type { Prisma } from '@wagewright/db';
import { isoDay, leaveRequestColumns } from '@wagewright/db/columns';
import { teamOf } from '../requests/index.ts';
import type { RequestRow } from './view-request.ts';

/** Who else of the team is away on one of the days of a request, or has asked to be. */
export async function awayWith(
  tx: Pick<Prisma.TransactionClient, 'assignment' | 'leaveRequest'>,
  { employeeId, startDate, endDate }: Pick<RequestRow, 'employeeId' | 'startDate' | 'endDate'>,
) {
  const team = await teamOf(tx, employeeId, startDate);
  const rows = await tx.leaveRequest.findMany({
    where: {
      employeeId: { in: team },
      status: { in: ['approved', 'pending-approval', 'in-approval'] },
      startDate: { lte: endDate },
      endDate: { gte: startDate },
    },
    include: { employee: { select: { name: true } } },
    orderBy: [{ startDate: 'asc' }, { id: 'asc' }],
  });
  const away = rows.map((row) => ({
    employeeId: row.employeeId,
    name: row.employee.name,
    from: isoDay(row.startDate),
    until: isoDay(row.endDate),
    status: leaveRequestColumns.status(row.status),
  }));
  return { away, teamSize: team.length + 1 };
}
