import { AppError } from '@wagewright/contracts';
import { addDays } from '@wagewright/contracts/time/calendars';
import { instantOf, type Prisma, type Sql } from '@wagewright/db';
import { nameOfPerson, type PersonRow, requireEmployedOn } from '../requests/index.ts';

export interface Asked {
  readonly date: string;
  readonly inTime: string | null;
  readonly outTime: string | null;
  readonly outNextDay: boolean;
  readonly wrongPunchIds: readonly number[];
}

/** When somebody came and went. */
export interface Instants {
  readonly inAt: Date | null;
  readonly outAt: Date | null;
}

interface Looking {
  readonly tx: Prisma.TransactionClient;
  readonly sql: Sql;
  readonly now: Date;
}

/** The instant of a time that is asked for. @throws AppError PUNCH_NO_SUCH_TIME; PUNCH_AHEAD */
async function passedInstant({ sql, now }: Looking, person: PersonRow, date: string, time: string | null): Promise<Date | null> {
  if (time === null) return null;
  const said = { employee: nameOfPerson(person), date, time };
  const at = await instantOf(sql, person.legalEntity.timeZone, date, time);
  if (!at) throw new AppError('PUNCH_NO_SUCH_TIME', said);
  if (at > now) throw new AppError('PUNCH_AHEAD', said);
  return at;
}

/**
 * Looks at all that a correction has to be: one of a day that is not decided, of times that have passed, of punches of one’s own.
 * @throws AppError NOT_EMPLOYED_THEN; PUNCH_NO_SUCH_TIME; PUNCH_AHEAD; CORRECTION_BACKWARDS; CORRECTION_TWICE; NOT_FOUND
 */
export async function requireCorrection(looking: Looking, person: PersonRow, asked: Asked): Promise<Instants> {
  const { date, inTime, outTime, outNextDay, wrongPunchIds } = asked;
  requireEmployedOn(person, date, date);
  const inAt = await passedInstant(looking, person, date, inTime);
  const outAt = await passedInstant(looking, person, outNextDay ? addDays(date, 1) : date, outTime);
  if (inTime !== null && outTime !== null && inAt && outAt && outAt <= inAt)
    throw new AppError('CORRECTION_BACKWARDS', { inTime, outTime });
  const { tx } = looking;
  const own = await tx.punch.findMany({ where: { id: { in: [...wrongPunchIds] }, employeeId: person.id } });
  const missing = wrongPunchIds.find((id) => !own.some((punch) => punch.id === id));
  if (missing !== undefined) throw new AppError('NOT_FOUND', { what: 'punch', id: missing });
  const open = { employeeId: person.id, date: new Date(date), status: { in: ['pending-approval', 'in-approval', 'rolled-back'] } };
  if ((await tx.punchCorrection.count({ where: open })) > 0)
    throw new AppError('CORRECTION_TWICE', { employee: nameOfPerson(person), date });
  return { inAt, outAt };
}
