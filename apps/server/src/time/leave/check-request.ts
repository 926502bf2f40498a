/** Whether leave can be asked for: the rules of a request, in the order in which people would look at them. */
import { AppError, type LocalizedText, limits } from '@wagewright/contracts';
import { decimalOf, type Fraction, fractionOfDecimal, isLess } from '@wagewright/contracts/fraction';
import { countDays } from '@wagewright/contracts/time/calendars';
import { addMonths, type CountedLeave, countLeave, goesWith, hireDateOn, type RequestedLeave } from '@wagewright/contracts/time/leave';
import { leaveRuleOn, type Prisma, type Sql } from '@wagewright/db';
import { isoDay, leaveDayColumns, leaveTypeColumns } from '@wagewright/db/columns';
import { readCalendarDays } from '../calendars/index.ts';
import { nameOfPerson, type PersonRow, requireEmployedOn } from '../requests/index.ts';
import { type Account, isShort, lowestBalance, openAccount } from './account.ts';
import { nameOfType, type TypeRow } from './load-type.ts';

export interface Reading {
  readonly tx: Prisma.TransactionClient;
  readonly sql: Sql;
}

const units = { days: { en: 'days', 'zh-CN': '天' }, hours: { en: 'hours', 'zh-CN': '小时' } } as const;

/** An amount with its unit, as messages say it. */
export function sayAmount(amount: Fraction, type: Pick<TypeRow, 'unit'>): LocalizedText {
  const unit = units[leaveTypeColumns.unit(type.unit)];
  return { en: `${decimalOf(amount)} ${unit.en}`, 'zh-CN': `${decimalOf(amount)} ${unit['zh-CN']}` };
}

/** @throws AppError LEAVE_DAYS, LEAVE_HOURS for what is no request */
function requireSound(asked: RequestedLeave, type: TypeRow): void {
  const { startDate, endDate, startPart, endPart, hours } = asked;
  const days = countDays(startDate, endDate);
  if (days < 1 || days > limits.leaveDaysMax) throw new AppError('LEAVE_DAYS', { startDate, endDate, max: limits.leaveDaysMax });
  // an afternoon and a morning of one day are no leave
  if (days === 1 && startPart === 'afternoon' && endPart === 'morning') throw new AppError('LEAVE_NO_DAYS', { startDate, endDate });
  if (hours === null) return;
  const wanted = fractionOfDecimal(hours);
  const whole = fractionOfDecimal(String(type.hoursPerDay));
  const isPart = days === 1 && startPart === 'whole' && endPart === 'whole' && type.unit === 'hours';
  if (!isPart || isLess(whole, wanted) || !isLess(fractionOfDecimal('0'), wanted))
    throw new AppError('LEAVE_HOURS', { type: nameOfType(type), hoursPerDay: String(type.hoursPerDay) });
}

/** The days that count, by the calendar of somebody’s legal entity. */
export async function countDaysOf(
  { tx }: Pick<Reading, 'tx'>,
  person: PersonRow,
  type: TypeRow,
  asked: RequestedLeave,
): Promise<CountedLeave> {
  const days = await readCalendarDays(tx, person.legalEntity.calendarId, { from: asked.startDate, until: asked.endDate });
  return countLeave(asked, { unit: leaveTypeColumns.unit(type.unit), hoursPerDay: String(type.hoursPerDay) }, days);
}

/** @throws AppError LEAVE_OVERLAPS with the day */
async function requireFree({ tx }: Reading, person: PersonRow, type: TypeRow, counted: CountedLeave, leftOut: number): Promise<void> {
  const held = await tx.leaveRequestDay.findMany({
    where: {
      employeeId: person.id,
      date: { in: counted.days.map(({ date }) => new Date(date)) },
      request: { id: { not: leftOut }, status: { in: ['approved', 'pending-approval', 'in-approval'] } },
    },
    orderBy: { date: 'asc' },
  });
  const byDate = Map.groupBy(held, ({ date }) => isoDay(date));
  for (const day of counted.days) {
    const others = byDate.get(day.date) ?? [];
    const goes = others.every(({ part, hours }) =>
      goesWith(day, { part: leaveDayColumns.part(part), hours: String(hours) }, String(type.hoursPerDay)),
    );
    if (!goes || others.length > 1) throw new AppError('LEAVE_OVERLAPS', { employee: nameOfPerson(person), date: day.date });
  }
}

/** @throws AppError LEAVE_NOT_YET */
function requireWaited(account: Account, person: PersonRow, startDate: string): void {
  const { waitMonths } = leaveRuleOn(account, startDate);
  const from = addMonths(hireDateOn(account.records, startDate), waitMonths);
  if (startDate < from)
    throw new AppError('LEAVE_NOT_YET', { employee: nameOfPerson(person), type: nameOfType(account.type), from, months: waitMonths });
}

/** @throws AppError LEAVE_BALANCE_SHORT with the day on which too little would be left */
export function requireBalance(account: Account, person: PersonRow, counted: CountedLeave, leftOut?: number): void {
  const asked = counted.days.map(({ date, amount }) => ({ day: date, amount: fractionOfDecimal(amount) }));
  const lowest = lowestBalance(account, asked, asked[0]?.day ?? '', leftOut);
  if (!isShort(lowest)) return;
  const { type } = account;
  const [balance, least] = [sayAmount(lowest.balance, type), sayAmount(lowest.least, type)];
  throw new AppError('LEAVE_BALANCE_SHORT', { employee: nameOfPerson(person), type: nameOfType(type), date: lowest.day, balance, least });
}

/**
 * Looks at all that leave has to be.
 * @param leftOut the request itself, where it is asked for again
 * @throws AppError NOT_EMPLOYED_THEN; LEAVE_DAYS; LEAVE_HOURS; LEAVE_NO_DAYS; LEAVE_NOT_YET; LEAVE_OVERLAPS; LEAVE_BALANCE_SHORT
 */
export async function requireAskable(
  reading: Reading,
  person: PersonRow,
  type: TypeRow,
  asked: RequestedLeave,
  leftOut = 0,
): Promise<CountedLeave> {
  requireSound(asked, type);
  requireEmployedOn(person, asked.startDate, asked.endDate);
  const counted = await countDaysOf(reading, person, type, asked);
  const { startDate, endDate } = asked;
  if (counted.days.length === 0) throw new AppError('LEAVE_NO_DAYS', { startDate, endDate });
  const account = await openAccount(reading.sql, person.id, type);
  requireWaited(account, person, startDate);
  await requireFree(reading, person, type, counted, leftOut);
  requireBalance(account, person, counted, leftOut);
  return counted;
}
