import type { ProcedureContract } from '@wagewright/contracts';
import type { CalendarDay, ChangedDay } from '@wagewright/contracts/time/calendars';
import { calendarDayColumns, isoDay, toJson } from '@wagewright/db/columns';
import type { ChangeCall } from '../../core/implement.ts';
import { type CalendarRow, nextCalendarVersion } from './load-calendar.ts';

type Changing = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'audit' | 'unchanged' | 'enqueue' | 'deps'>;

const isSame = (before: CalendarDay | undefined, { kind, name }: ChangedDay): boolean =>
  (before?.kind ?? null) === kind && (kind === null || (before?.name?.en === name?.en && before?.name?.['zh-CN'] === name?.['zh-CN']));

/** What came of the days that are changed is counted anew, of everybody who works by the calendar. */
async function enqueueCounts(
  { enqueue, deps }: Pick<Changing, 'enqueue' | 'deps'>,
  { entities }: CalendarRow,
  changing: readonly ChangedDay[],
) {
  const dates = changing.map(({ date }) => date).toSorted();
  const [from = '', until = from] = [dates[0], dates.at(-1)];
  const at = deps.clock().toISOString();
  await enqueue(
    'time.count-attendance',
    entities.map(({ id }) => ({ at, from, until, legalEntityId: id })),
  );
}

/** Writes those days of a calendar, which is locked, that are not so already. @returns the new version, and how many days were changed */
export async function changeDays(
  { tx, audit, unchanged, enqueue, deps }: Changing,
  calendar: CalendarRow,
  days: readonly ChangedDay[],
  reason: string | null,
): Promise<{ readonly version: number; readonly changed: number }> {
  const calendarId = calendar.id;
  const named = { calendarId, date: { in: days.map(({ date }) => new Date(date)) } };
  const rows = await tx.workCalendarDay.findMany({ where: named });
  const before = new Map(
    rows.map(({ date, kind, name }): [string, CalendarDay] => [
      isoDay(date),
      { date: isoDay(date), kind: calendarDayColumns.kind(kind), name: calendarDayColumns.name(name) },
    ]),
  );
  const changing = days.filter((day) => !isSame(before.get(day.date), day));
  if (changing.length === 0) {
    unchanged();
    return { version: calendar.version, changed: 0 };
  }
  await tx.workCalendarDay.deleteMany({ where: { calendarId, date: { in: changing.map(({ date }) => new Date(date)) } } });
  await tx.workCalendarDay.createMany({
    data: changing.flatMap(({ date, kind, name }) =>
      kind === null ? [] : [{ calendarId, date: new Date(date), kind, ...(name ? { name } : {}) }],
    ),
  });
  const version = await nextCalendarVersion({ tx }, calendar);
  const told = changing.flatMap(({ date }) => before.get(date) ?? []);
  audit({
    entity: 'work-calendar',
    entityId: calendarId,
    before: { days: toJson(told), version: calendar.version },
    after: { days: toJson(changing), version, reason },
  });
  await enqueueCounts({ enqueue, deps }, calendar, changing);
  return { version, changed: changing.length };
}
