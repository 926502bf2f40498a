/** Files that are imported into a work calendar: a row a day. */
import { AppError, type JobData, limits } from '@wagewright/contracts';
import { calendarDate, calendarName } from '@wagewright/contracts/time/calendars';
import { z } from 'zod';
import { shaped } from '../../org/company-lists/index.ts';
import { recordOwnAudit } from '../../platform/audit/index.ts';
import { changing, fillBothNames, type ImportJobRow, type ImportTarget, type WrittenSide } from '../../platform/imports/index.ts';
import type { Sql } from '../../sql.ts';

export const calendarDaysFacts = z.object({ calendarId: z.int() });
export type CalendarDaysFacts = z.infer<typeof calendarDaysFacts>;

interface CalendarDaysImport {
  /** Has what came of days counted anew. */
  readonly enqueueCount: (sql: Sql, data: JobData['time.count-attendance']) => Promise<void>;
}

const calendarOf = ({ target }: Pick<ImportJobRow, 'target'>): number => calendarDaysFacts.parse(target).calendarId;
const theirs = `r.import_id = $1::int AND r.effect IN ${changing}`;

const key = `to_char(d.date, 'YYYY-MM-DD')`;
const days = (job: Pick<ImportJobRow, 'target'>): string => `
  SELECT ${key} AS key, 0 AS line, d.date - DATE '1800-01-01' AS owner_id, NULL::text AS label, ARRAY[d.kind, d.name ->> 'en', d.name ->> 'zh-CN'] AS cells
  FROM work_calendar_day d WHERE d.calendar_id = ${calendarOf(job)}`;

const writing = (calendarId: number, side: WrittenSide): readonly string[] => [
  `DELETE FROM work_calendar_day d USING import_row r WHERE ${theirs} AND d.calendar_id = ${calendarId} AND ${key} = r.key`,
  `INSERT INTO work_calendar_day (calendar_id, date, kind, name)
   SELECT ${calendarId}, r.key::date, r.${side}[1], CASE WHEN r.${side}[2] IS NOT NULL THEN jsonb_build_object('en', r.${side}[2], 'zh-CN', r.${side}[3]) END
   FROM import_row r WHERE ${theirs} AND r.${side} IS NOT NULL ORDER BY r.ordinal`,
];

/** As a change by hand is told on the page of the calendar. */
async function tell(
  sql: Sql,
  { id, fileName, askedByUserId }: ImportJobRow,
  calendarId: number,
  side: WrittenSide,
  version: number,
): Promise<void> {
  const [row] = await sql.query<{ before: object[]; after: object[] }>(
    `SELECT ${(['before', 'after'] as const)
      .map(
        (one) => `coalesce(jsonb_agg(jsonb_build_object('date', r.key, 'kind', r.${one}[1],
          'name', CASE WHEN r.${one}[2] IS NOT NULL THEN jsonb_build_object('en', r.${one}[2], 'zh-CN', r.${one}[3]) END) ORDER BY r.key), '[]') AS ${one}`,
      )
      .join(', ')} FROM import_row r WHERE ${theirs}`,
    [id],
  );
  const { before = [], after = [] } = row ?? {};
  await recordOwnAudit(sql, {
    procedure: 'time/calendars/import-days',
    entity: 'work-calendar',
    entityId: calendarId,
    before: { days: side === 'after' ? before : after, version: version - 1 },
    after: { days: side === 'after' ? after : before, version, reason: fileName },
    traceId: 'platform.work-import',
    actorUserId: askedByUserId,
  });
}

async function write(sql: Sql, job: ImportJobRow, side: WrittenSide, { enqueueCount }: CalendarDaysImport): Promise<void> {
  const calendarId = calendarOf(job);
  for (const text of writing(calendarId, side)) await sql.query(text, [job.id]);
  const [calendar] = await sql.query<{ version: number }>(
    'UPDATE work_calendar SET version = version + 1 WHERE id = $1::int RETURNING version',
    [calendarId],
  );
  const counts = await sql.query<JobData['time.count-attendance']>(
    `SELECT e.id AS "legalEntityId", min(r.key) AS "from", max(r.key) AS until, to_json(now()) #>> '{}' AS at
     FROM legal_entity e CROSS JOIN import_row r WHERE e.calendar_id = $2::int AND ${theirs} GROUP BY e.id ORDER BY e.id`,
    [job.id, calendarId],
  );
  for (const count of counts) await enqueueCount(sql, { ...count, at: new Date(count.at).toISOString() });
  await tell(sql, job, calendarId, side, calendar?.version ?? 0);
}

export const calendarDaysTarget = (options: CalendarDaysImport): ImportTarget => ({
  takesNewKeys: true,
  linesMax: () => 1,
  owners: (job) => `SELECT x.key, x.label, x.owner_id FROM (${days(job)}) x`,
  standing: days,
  checks: {
    date: shaped(calendarDate, 'date', 'CALENDAR_DAY'),
    nameEn: shaped(calendarName.shape.en, 'nameEn', 'NAME_NOT_TAKEN', { max: limits.nameCharactersMax }),
    nameZh: shaped(calendarName.shape['zh-CN'], 'nameZh', 'NAME_NOT_TAKEN', { max: limits.nameCharactersMax }),
  },
  resolve: (sql, job) => fillBothNames(sql, job, days(job)),
  lock: async (sql, job) => {
    const id = calendarOf(job);
    const found = await sql.query('SELECT id FROM work_calendar WHERE id = $1::int FOR NO KEY UPDATE', [id]);
    if (found.length === 0) throw new AppError('NOT_FOUND', { what: 'work calendar', id });
  },
  write: (sql, job, side) => write(sql, job, side, options),
});
