import type { OutputOf } from '@wagewright/contracts';
import { decimalOf, fractionOfDecimal } from '@wagewright/contracts/fraction';
import type { listLeaveRequests } from '@wagewright/contracts/time/leave';
import { timeRequestMachine } from '@wagewright/contracts/time/requests';
import type { Prisma } from '@wagewright/db';
import { isoDay, leaveRequestColumns, leaveTypeColumns } from '@wagewright/db/columns';
import { personInclude } from '../requests/index.ts';
import { nameOfType } from './load-type.ts';

export const requestInclude = { type: true, employee: { include: personInclude } } as const satisfies Prisma.LeaveRequestInclude;
export type RequestRow = Prisma.LeaveRequestGetPayload<{ include: typeof requestInclude }>;
export type RequestView = OutputOf<typeof listLeaveRequests>['rows'][number];

/** What may be taken back: while somebody is asked, and what was approved; one’s own only before it begins. */
export function mayCancel({ status, startDate }: Pick<RequestRow, 'status' | 'startDate'>, who: 'own' | 'other', today: string): boolean {
  const events = timeRequestMachine.transitions
    .filter(({ from }) => (from as readonly string[]).includes(status))
    .map(({ event }) => event);
  if (events.includes('withdraw')) return true;
  return events.includes('revoke') && (who === 'other' || isoDay(startDate) > today);
}

const plain = (value: unknown): string => decimalOf(fractionOfDecimal(String(value)));

export const viewRequest = (row: RequestRow, cancels: boolean): RequestView => ({
  id: row.id,
  employeeId: row.employeeId,
  employee: row.employee.name,
  employeeNumber: row.employee.employeeNumber,
  typeId: row.typeId,
  type: nameOfType(row.type),
  unit: leaveTypeColumns.unit(row.type.unit),
  startDate: isoDay(row.startDate),
  endDate: isoDay(row.endDate),
  startPart: leaveRequestColumns.startPart(row.startPart),
  endPart: leaveRequestColumns.endPart(row.endPart),
  amount: plain(row.amount),
  hours: plain(row.hours),
  status: leaveRequestColumns.status(row.status),
  reason: row.reason,
  approvalId: row.approvalInstanceId,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
  mayCancel: cancels,
});
