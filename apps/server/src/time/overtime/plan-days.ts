/** Overtime, date by date: of what kind each is, how much time there is, and how much of it is asked for. */
import { AppError, type Language } from '@wagewright/contracts';
import { formatterOf } from '@wagewright/contracts/format';
import { isWeekend } from '@wagewright/contracts/time/calendars';
import type { OvertimeKind } from '@wagewright/contracts/time/overtime';
import { type OvertimeTimes, type Prisma, readOvertimeParts, type Sql } from '@wagewright/db';
import { readCalendarDays } from '../calendars/index.ts';
import { nameOfPerson, type PersonRow } from '../requests/index.ts';

export interface Planning {
  readonly tx: Pick<Prisma.TransactionClient, 'workCalendarDay'>;
  readonly sql: Sql;
}

export interface TypedOvertime extends OvertimeTimes {
  readonly hoursByDate?: readonly string[] | undefined;
}

/** Hours are decimal text. */
export interface PlannedDay {
  readonly date: string;
  readonly kind: OvertimeKind;
  readonly from: string;
  readonly until: string;
  /** What is asked for of the time on this date. */
  readonly hours: string;
}

/** Of what kind days are, by the calendar of somebody's legal entity. */
async function kindsOfDays({ tx }: Planning, person: PersonRow, dates: readonly string[]): Promise<OvertimeKind[]> {
  const [from = '', until = from] = [dates[0], dates.at(-1)];
  const days = await readCalendarDays(tx, person.legalEntity.calendarId, { from, until });
  return dates.map((date) => {
    const day = days.find((one) => one.date === date);
    if (day) return day.kind === 'workday' ? 'weekday' : day.kind;
    return isWeekend(date) ? 'restday' : 'weekday';
  });
}

/** How much there can be of a date. */
interface DayLimit {
  readonly date: string;
  readonly upTo: string;
}

/** @throws AppError OVERTIME_HOURS where hours are not given for each date, within its limit, or are none in all where there have to be some */
export function requireHours(days: readonly DayLimit[], given: readonly string[], { orNone }: { readonly orNone: boolean }): void {
  const isEach = given.length === days.length && days.every(({ upTo }, place) => Number(given[place]) <= Number(upTo));
  if (isEach && (orNone || given.some((hours) => Number(hours) > 0))) return;
  const say = (language: Language) => {
    const format = formatterOf(language);
    return days.map(({ date, upTo }) => `${format.day(date)} 0–${format.number(upTo)}`).join('; ');
  };
  throw new AppError('OVERTIME_HOURS', { expected: { en: say('en'), 'zh-CN': say('zh-CN') }, given: given.join('; ') });
}

/** @throws AppError PUNCH_NO_SUCH_TIME; OVERTIME_HOURS */
export async function planDays(planning: Planning, person: PersonRow, typed: TypedOvertime): Promise<PlannedDay[]> {
  const parts = await readOvertimeParts(planning.sql, person.legalEntity.timeZone, typed);
  for (const { date, never } of parts)
    if (never !== null) throw new AppError('PUNCH_NO_SUCH_TIME', { employee: nameOfPerson(person), date, time: never });
  const given = typed.hoursByDate ?? parts.map(({ hours }) => hours);
  requireHours(
    parts.map(({ date, hours }) => ({ date, upTo: hours })),
    given,
    { orNone: false },
  );
  const kinds = await kindsOfDays(
    planning,
    person,
    parts.map(({ date }) => date),
  );
  return parts.map(({ date, from, until, hours }, place) => ({
    date,
    from,
    until,
    kind: kinds[place] ?? 'weekday',
    hours: given[place] ?? hours,
  }));
}
