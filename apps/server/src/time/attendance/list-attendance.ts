import { listAttendance as contract } from '@wagewright/contracts/time/attendance';
import type { Prisma } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { peopleOf } from '../requests/index.ts';
import { nameOfShift } from '../shifts/index.ts';
import { viewResult } from './view-day.ts';

const include = { shift: true, employee: { include: { legalEntity: true } } } as const satisfies Prisma.AttendanceRecordInclude;
/** What somebody has to look at. */
const abnormalOnes: Prisma.AttendanceRecordWhereInput = {
  OR: [{ isMissing: true }, { absentHours: { gt: 0 } }, { lateMinutes: { gt: 0 } }, { earlyMinutes: { gt: 0 } }],
};

export const listAttendance = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { offset, limit, employeeId, from, until, abnormal } = input;
  const { prisma } = deps.db;
  const where: Prisma.AttendanceRecordWhereInput = {
    employee: peopleOf({ reach, actor, now: deps.clock() }),
    date: { ...(from === undefined ? {} : { gte: new Date(from) }), ...(until === undefined ? {} : { lte: new Date(until) }) },
    ...(employeeId === undefined ? {} : { employeeId }),
    ...(abnormal ? abnormalOnes : {}),
  };
  const orderBy: Prisma.AttendanceRecordOrderByWithRelationInput[] = [{ date: 'desc' }, { employeeId: 'asc' }];
  const rows = await prisma.attendanceRecord.findMany({ where, include, orderBy, skip: offset, take: limit });
  return {
    total: await prisma.attendanceRecord.count({ where }),
    rows: rows.map((row) => ({
      employeeId: row.employeeId,
      employee: row.employee.name,
      employeeNumber: row.employee.employeeNumber,
      date: isoDay(row.date),
      shift: row.shift ? nameOfShift(row.shift) : null,
      ...viewResult(row, row.employee.legalEntity.timeZone),
    })),
  };
});
