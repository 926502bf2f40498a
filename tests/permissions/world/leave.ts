import type { PrismaClient } from '@wagewright/db';

/** Leave of somebody that is approved for a day to come. @returns the request's id */
export async function makeLeaveRequest(prisma: PrismaClient, employeeId: number): Promise<number> {
  const { legalEntityId } = await prisma.employee.findUniqueOrThrow({ where: { id: employeeId } });
  const { id: typeId } = await prisma.leaveType.findFirstOrThrow({ where: { legalEntityId }, orderBy: { id: 'asc' } });
  const day = new Date('2031-03-03');
  const { id } = await prisma.leaveRequest.create({
    data: {
      employeeId,
      typeId,
      startDate: day,
      endDate: day,
      hours: 8,
      amount: 1,
      status: 'approved',
      days: { create: { date: day, employeeId, part: 'whole', amount: 1, hours: 8 } },
    },
  });
  return id;
}

/** Overtime of somebody that is approved, of a day that is past. @returns the request's id */
export async function makeOvertime(prisma: PrismaClient, employeeId: number): Promise<number> {
  const about = { employeeId, date: new Date('2025-03-04'), kind: 'weekday', hours: 2, appliedHours: 2 };
  const made = { compensationWay: 'pay', status: 'approved', createdAt: new Date('2025-03-04') };
  const { id } = await prisma.overtimeRequest.create({ data: { ...about, ...made, days: { create: about } } });
  return id;
}

/** When somebody came on a day off, and what came of it. @returns the punch's id */
export async function makePunch(prisma: PrismaClient, employeeId: number): Promise<number> {
  const result = { scheduledHours: 0, workedHours: 0, isMissing: true };
  await prisma.attendanceRecord.create({ data: { employeeId, date: new Date('2025-03-02'), ...result } });
  const { id } = await prisma.punch.create({ data: { employeeId, at: new Date('2025-03-02T14:00:00Z'), source: 'hand' } });
  return id;
}

/** A correction of somebody's attendance that is approved. @returns the request's id */
export async function makeCorrection(prisma: PrismaClient, employeeId: number): Promise<number> {
  const data = { employeeId, date: new Date('2025-03-02'), reason: 'Matrix', status: 'approved' };
  return (await prisma.punchCorrection.create({ data })).id;
}
