import { decimalOf, fractionOfDecimal } from '@wagewright/contracts/fraction';
import type { CountedLeave } from '@wagewright/contracts/time/leave';
import type { Prisma } from '@wagewright/db';
import { departmentVersionColumns, effectiveOn, isoDay, leaveDayColumns, positionColumns } from '@wagewright/db/columns';
import type { RequestRow } from './view-request.ts';

type Reader = Pick<Prisma.TransactionClient, 'leaveRequestDay' | 'assignment'>;

/** The days that count as they were asked for, and those between that the calendar leaves out. */
export async function asAsked(tx: Reader, { id }: Pick<RequestRow, 'id'>, counted: CountedLeave) {
  const rows = await tx.leaveRequestDay.findMany({ where: { requestId: id }, orderBy: { date: 'asc' } });
  const days = rows.map(({ date, part, amount, hours }) => ({
    date: isoDay(date),
    part: leaveDayColumns.part(part),
    amount: decimalOf(fractionOfDecimal(String(amount))),
    hours: decimalOf(fractionOfDecimal(String(hours))),
  }));
  const taken = new Set(days.map(({ date }) => date));
  return { days, skipped: counted.skipped.filter(({ date }) => !taken.has(date)) };
}

/** Where somebody works on the first day. */
export async function placeOf(tx: Reader, { employeeId, startDate }: Pick<RequestRow, 'employeeId' | 'startDate'>) {
  const current = effectiveOn(startDate);
  const work = await tx.assignment.findFirst({
    where: { employeeId, ...current },
    include: { position: true, department: { include: { versions: { where: current } } } },
  });
  return {
    position: work ? positionColumns.title(work.position.title) : null,
    department: work ? departmentVersionColumns.name(work.department.versions[0]?.name ?? null) : null,
  };
}
