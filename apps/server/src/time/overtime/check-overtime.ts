import { AppError } from '@wagewright/contracts';
import { addDays } from '@wagewright/contracts/time/calendars';
import type { CompensationWay, OvertimeMinutes } from '@wagewright/contracts/time/overtime';
import { timeOf } from '@wagewright/contracts/time/shifts';
import type { Prisma } from '@wagewright/db';
import { isoDay, leaveTypeColumns } from '@wagewright/db/columns';
import { overtimeTypes } from '../leave/index.ts';
import { nameOfPerson, type PersonRow, requireEmployedOn } from '../requests/index.ts';
import type { PlannedDay } from './plan-days.ts';

export interface AskedOvertime {
  readonly date: string;
  /** Null: only hours are known, and it takes the whole day. */
  readonly minutes: OvertimeMinutes | null;
  readonly days: readonly Pick<PlannedDay, 'date' | 'kind'>[];
  readonly compensationWay: CompensationWay;
  readonly leaveTypeId: number | null;
}

/** @throws AppError OVERTIME_WAY; OVERTIME_NOT_AS_LEAVE; NOT_FOUND */
async function requireWay(
  tx: Prisma.TransactionClient,
  person: PersonRow,
  { date, days, compensationWay, leaveTypeId }: AskedOvertime,
): Promise<void> {
  if ((compensationWay === 'leave') !== (leaveTypeId !== null)) throw new AppError('OVERTIME_WAY');
  if (leaveTypeId === null) return;
  const types = await overtimeTypes(tx, person, days);
  if (types.some(({ type }) => type.id === leaveTypeId)) return;
  const seen = { id: leaveTypeId, OR: [{ legalEntityId: null }, { legalEntityId: person.legalEntityId }] };
  const type = await tx.leaveType.findFirst({ where: seen });
  if (!type) throw new AppError('NOT_FOUND', { what: 'type of leave', id: leaveTypeId });
  throw new AppError('OVERTIME_NOT_AS_LEAVE', { date, type: leaveTypeColumns.name(type.name) });
}

interface Taken {
  readonly date: Date;
  readonly startMinute: number | null;
  readonly endMinute: number | null;
}

const dayMinutes = 1_440;
const wholeDay = { en: 'the whole day', 'zh-CN': '全天' };

/** Minutes after the midnight of another day. */
function minutesFrom(day: string, { date, startMinute, endMinute }: Taken): OvertimeMinutes {
  const away = ((date.getTime() - new Date(day).getTime()) / 86_400_000) * dayMinutes;
  return { startMinute: away + (startMinute ?? 0), endMinute: away + (endMinute ?? dayMinutes) };
}

/** @throws AppError OVERTIME_TWICE where the times of two requests overlap */
async function requireFree(
  tx: Prisma.TransactionClient,
  person: PersonRow,
  { date, minutes }: AskedOvertime,
  leftOut: number,
): Promise<void> {
  const near = {
    employeeId: person.id,
    date: { gte: new Date(addDays(date, -1)), lte: new Date(addDays(date, 1)) },
    id: { not: leftOut },
    status: { in: ['approved', 'pending-approval', 'in-approval', 'rolled-back'] },
  };
  const own = minutes ?? { startMinute: 0, endMinute: dayMinutes };
  for (const other of await tx.overtimeRequest.findMany({ where: near, orderBy: { id: 'asc' } })) {
    const taken = minutesFrom(date, other);
    if (taken.startMinute >= own.endMinute || taken.endMinute <= own.startMinute) continue;
    const { startMinute, endMinute } = other;
    const times = startMinute === null || endMinute === null ? wholeDay : `${timeOf(startMinute)}–${timeOf(endMinute)}`;
    throw new AppError('OVERTIME_TWICE', { employee: nameOfPerson(person), date: isoDay(other.date), times });
  }
}

/**
 * Looks at all that overtime has to be: no two requests at one time.
 * @param leftOut the request itself, where it is asked for again
 * @throws AppError NOT_EMPLOYED_THEN; OVERTIME_WAY; OVERTIME_NOT_AS_LEAVE; OVERTIME_TWICE; NOT_FOUND
 */
export async function requireOvertime(tx: Prisma.TransactionClient, person: PersonRow, asked: AskedOvertime, leftOut = 0): Promise<void> {
  requireEmployedOn(person, asked.date, asked.days.at(-1)?.date ?? asked.date);
  await requireWay(tx, person, asked);
  await requireFree(tx, person, asked, leftOut);
}
