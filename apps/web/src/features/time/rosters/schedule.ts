import type { TFunction } from 'i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';

export type PersonSchedule = Outputs['time']['rosters']['getMySchedule'];
export type ScheduleDay = PersonSchedule['days'][number];
export type Roster = Outputs['time']['rosters']['listRosters']['rows'][number];
export type Assignment = Outputs['time']['rosters']['listRosterAssignments']['rows'][number];

/** Why nothing is worked, in a word. */
export function sayOff(t: TFunction<'rosters'>, format: Formatter, { isEmployed, kind, dayName, from }: ScheduleDay): string {
  if (!isEmployed) return t('day.notEmployed');
  if (kind !== 'workday') return dayName ? format.name(dayName) : t(`day.${kind}`);
  return t(from === 'none' ? 'day.noRoster' : 'day.off');
}

/** Mon, as the reader’s language shortens it. */
export const weekdayName = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** The pattern in a line: its shifts one after another, those of a row together. */
export function sayPattern(t: TFunction<'rosters'>, format: Formatter, { pattern }: Pick<Roster, 'pattern'>): string {
  const runs: { readonly name: string; readonly days: number }[] = [];
  for (const day of pattern) {
    const name = day ? format.name(day.name) : t('offDay');
    const last = runs.at(-1);
    if (last?.name === name) runs[runs.length - 1] = { name, days: last.days + 1 };
    else runs.push({ name, days: 1 });
  }
  return runs.map(({ name, days }) => t('patternRun', { name, count: days })).join(t('patternThen'));
}
