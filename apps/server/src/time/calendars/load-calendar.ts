import { AppError, type LocalizedText, type ProcedureContract } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import { legalEntityColumns, workCalendarColumns } from '@wagewright/db/columns';
import type { Reach } from '../../core/grants.ts';
import type { ChangeCall } from '../../core/implement.ts';

type Changing = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'locks' | 'reach'>;

export const calendarInclude = { owner: true, entities: { orderBy: { code: 'asc' } } } as const satisfies Prisma.WorkCalendarInclude;
export type CalendarRow = Prisma.WorkCalendarGetPayload<{ include: typeof calendarInclude }>;

/** The calendars that a reach sees: those of its legal entities, those that they work by, and those of the whole company. */
export function calendarsWithin(reach: Reach): Prisma.WorkCalendarWhereInput {
  if (reach.all) return {};
  const own = { in: [...reach.legalEntityIds] };
  return { OR: [{ legalEntityId: null }, { legalEntityId: own }, { entities: { some: { id: own } } }] };
}

/** Whether a reach covers all that a calendar is for: its owner, and everybody who works by it. */
export const mayChange = (
  reach: Reach | undefined,
  { legalEntityId, entities }: Pick<CalendarRow, 'legalEntityId' | 'entities'>,
): boolean =>
  reach !== undefined &&
  (reach.all ||
    (legalEntityId !== null && reach.legalEntityIds.has(legalEntityId) && entities.every(({ id }) => reach.legalEntityIds.has(id))));

const unnamed: LocalizedText = { en: '', 'zh-CN': '' };
export const nameOfCalendar = ({ name }: Pick<CalendarRow, 'name'>): LocalizedText => workCalendarColumns.name(name) ?? unnamed;

/** What a calendar is called, with the legal entities of it that a reach covers. */
export function viewCalendar(row: CalendarRow, reach: Reach, edit: Reach | undefined, years: readonly number[]) {
  const seen = (id: number) => reach.all || reach.legalEntityIds.has(id);
  return {
    id: row.id,
    code: row.code,
    name: nameOfCalendar(row),
    legalEntityId: row.legalEntityId !== null && seen(row.legalEntityId) ? row.legalEntityId : null,
    legalEntity: row.owner && seen(row.owner.id) ? legalEntityColumns.name(row.owner.name) : null,
    usedBy: row.entities.filter(({ id }) => seen(id)).map(({ id, name }) => ({ id, name: legalEntityColumns.name(name) })),
    years: [...years],
    version: row.version,
    mayEdit: mayChange(edit, row),
  };
}

/**
 * A calendar as the caller has seen it, locked.
 * @throws AppError NOT_FOUND; STALE_VERSION; CALENDAR_FOR_ALL where it is for others too
 */
export async function calendarForChange(
  { tx, locks, reach }: Changing,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<CalendarRow> {
  const where = { AND: [{ id }, calendarsWithin(reach)] };
  if ((await tx.workCalendar.count({ where })) === 0) throw new AppError('NOT_FOUND', { what: 'work calendar', id });
  await locks.take('work-calendar', id);
  const calendar = await tx.workCalendar.findFirst({ where, include: calendarInclude });
  if (!calendar) throw new AppError('NOT_FOUND', { what: 'work calendar', id });
  if (calendar.version !== version) throw new AppError('STALE_VERSION', { what: 'Work calendar', id: calendar.code });
  if (!mayChange(reach, calendar)) throw new AppError('CALENDAR_FOR_ALL', { calendar: nameOfCalendar(calendar) });
  return calendar;
}

/** Says that a calendar was changed. @returns its new version */
export async function nextCalendarVersion(
  { tx }: Pick<Changing, 'tx'>,
  { id, version }: Pick<CalendarRow, 'id' | 'version'>,
  data: Prisma.WorkCalendarUncheckedUpdateInput = {},
): Promise<number> {
  await tx.workCalendar.update({ where: { id, version }, data: { ...data, version: version + 1 } });
  return version + 1;
}
