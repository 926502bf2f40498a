import { AppError, type OutputOf } from '@wagewright/contracts';
import type { getAttendance } from '@wagewright/contracts/time/attendance';
import { addDays } from '@wagewright/contracts/time/calendars';
import type { PrismaClient } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';
import type { Actor } from '../../core/actor.ts';
import { peopleOf, type Whose } from '../requests/index.ts';
import { scheduledInclude, viewSchedules } from '../rosters/index.ts';
import { localOf, plain, totalsOf, viewPunch, viewResult } from './view-day.ts';

interface Span {
  readonly from: string;
  readonly days: number;
}

/** What somebody has clocked on some days; a day more on both ends, since a day begins elsewhere at another time. */
async function readPunches(prisma: PrismaClient, employeeId: number, { from, days }: Span) {
  const at = { gte: new Date(addDays(from, -1)), lt: new Date(addDays(from, days + 1)) };
  const punches = await prisma.punch.findMany({ where: { employeeId, at }, orderBy: [{ at: 'asc' }, { id: 'asc' }] });
  const ids = [...new Set(punches.flatMap(({ createdByUserId }) => createdByUserId ?? []))];
  const users = await prisma.user.findMany({ where: { id: { in: ids } }, select: { id: true, displayName: true } });
  return { punches, names: new Map(users.map(({ id, displayName }) => [id, displayName])) };
}

/**
 * Days of somebody: what was to be worked, what was clocked, and what came of it.
 * @throws AppError NOT_FOUND for somebody out of reach
 */
export async function viewPerson(
  prisma: PrismaClient,
  actor: Actor,
  employeeId: number,
  whose: Whose,
  span: Span,
): Promise<OutputOf<typeof getAttendance>> {
  const { from, days } = span;
  const include = { ...scheduledInclude(new Date(from)), legalEntity: true } as const;
  const person = await prisma.employee.findFirst({ where: { AND: [{ id: employeeId }, peopleOf(whose)] }, include });
  if (!person) throw new AppError('NOT_FOUND', { what: 'employee', id: employeeId });
  const { timeZone } = person.legalEntity;
  const date = { gte: new Date(from), lt: new Date(addDays(from, days)) };
  const [schedule] = await viewSchedules(prisma, [person], from, days);
  const records = await prisma.attendanceRecord.findMany({ where: { employeeId, date } });
  const asked = { employeeId, date, status: 'approved' };
  const overtime = await prisma.overtimeRequest.groupBy({ by: ['date'], where: asked, _sum: { hours: true } });
  const { punches, names } = await readPunches(prisma, employeeId, span);
  const edit = actor.grants.get('attendance.edit');
  const ofDay = <Row extends { date: Date }>(rows: readonly Row[], day: string) => rows.find((row) => isoDay(row.date) === day);
  return {
    employeeId,
    employee: person.name,
    employeeNumber: person.employeeNumber,
    timeZone,
    days: (schedule?.days ?? []).map((day) => {
      const record = ofDay(records, day.date);
      const extra = ofDay(overtime, day.date);
      return {
        schedule: day,
        result: record ? viewResult(record, timeZone) : null,
        punches: punches.filter(({ at }) => localOf(timeZone, at).date === day.date).map((punch) => viewPunch(punch, timeZone, names)),
        overtimeHours: extra ? plain(extra._sum.hours) : null,
      };
    }),
    totals: totalsOf(records),
    mayEdit: employeeId !== actor.employeeId && edit !== undefined && (edit.all || edit.legalEntityIds.has(person.legalEntityId)),
  };
}
