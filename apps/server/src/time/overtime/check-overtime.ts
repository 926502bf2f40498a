import { AppError } from '@wagewright/contracts';
import { isWeekend } from '@wagewright/contracts/time/calendars';
import type { CompensationWay, OvertimeKind } from '@wagewright/contracts/time/overtime';
import type { Prisma } from '@wagewright/db';
import { leaveTypeColumns } from '@wagewright/db/columns';
import { readCalendarDays } from '../calendars/index.ts';
import { overtimeTypes } from '../leave/index.ts';
import { nameOfPerson, type PersonRow, requireEmployedOn } from '../requests/index.ts';

export interface AskedOvertime {
  readonly date: string;
  readonly hours: string;
  readonly compensationWay: CompensationWay;
  readonly leaveTypeId: number | null;
}

/** Of what kind a day is, by the calendar of somebody's legal entity. */
export async function kindOfDay(
  tx: Pick<Prisma.TransactionClient, 'workCalendarDay'>,
  person: PersonRow,
  date: string,
): Promise<OvertimeKind> {
  const [day] = await readCalendarDays(tx, person.legalEntity.calendarId, { from: date, until: date });
  if (day) return day.kind === 'workday' ? 'weekday' : day.kind;
  return isWeekend(date) ? 'restday' : 'weekday';
}

/** @throws AppError OVERTIME_WAY; OVERTIME_NOT_AS_LEAVE; NOT_FOUND */
async function requireWay(
  tx: Prisma.TransactionClient,
  person: PersonRow,
  kind: OvertimeKind,
  { date, compensationWay, leaveTypeId }: AskedOvertime,
): Promise<void> {
  if ((compensationWay === 'leave') !== (leaveTypeId !== null)) throw new AppError('OVERTIME_WAY');
  if (leaveTypeId === null) return;
  const types = await overtimeTypes(tx, person, date, kind);
  if (types.some(({ type }) => type.id === leaveTypeId)) return;
  const seen = { id: leaveTypeId, OR: [{ legalEntityId: null }, { legalEntityId: person.legalEntityId }] };
  const type = await tx.leaveType.findFirst({ where: seen });
  if (!type) throw new AppError('NOT_FOUND', { what: 'type of leave', id: leaveTypeId });
  throw new AppError('OVERTIME_NOT_AS_LEAVE', { date, type: leaveTypeColumns.name(type.name) });
}

/**
 * Looks at all that overtime has to be: one request a day.
 * @param leftOut the request itself, where it is asked for again
 * @throws AppError NOT_EMPLOYED_THEN; OVERTIME_WAY; OVERTIME_NOT_AS_LEAVE; OVERTIME_TWICE; NOT_FOUND
 */
export async function requireOvertime(
  tx: Prisma.TransactionClient,
  person: PersonRow,
  asked: AskedOvertime,
  leftOut = 0,
): Promise<OvertimeKind> {
  const { date } = asked;
  requireEmployedOn(person, date, date);
  const kind = await kindOfDay(tx, person, date);
  await requireWay(tx, person, kind, asked);
  const other = {
    employeeId: person.id,
    date: new Date(date),
    id: { not: leftOut },
    status: { in: ['approved', 'pending-approval', 'in-approval', 'rolled-back'] },
  };
  if ((await tx.overtimeRequest.count({ where: other })) > 0)
    throw new AppError('OVERTIME_TWICE', { employee: nameOfPerson(person), date });
  return kind;
}
