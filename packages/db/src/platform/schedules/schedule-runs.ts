import type { Sql } from '../../sql.ts';

/** A due moment of a schedule. */
export interface DueRun {
  readonly id: string;
  readonly schedule: string;
  readonly dueAt: Date;
  readonly missed: number;
  readonly state: string;
}

/** Workers that look at the same schedule at the same time do so one after another, to the end of the transaction. */
export async function lockSchedule(sql: Sql, schedule: string): Promise<void> {
  await sql.query(`SELECT pg_advisory_xact_lock(hashtextextended('schedule ' || $1::text, 0))::text`, [schedule]);
}

/** The latest moment that is accounted for; undefined for a schedule that nobody has ever looked at. */
export async function latestDue(sql: Sql, schedule: string): Promise<Date | undefined> {
  const [row] = await sql.query<{ dueAt: Date }>(
    'SELECT due_at AS "dueAt" FROM schedule_run WHERE schedule = $1::text ORDER BY due_at DESC LIMIT 1',
    [schedule],
  );
  return row?.dueAt;
}

/** From now on the schedule's moments count; what lies before has never been promised. */
export async function registerSchedule(sql: Sql, schedule: string, now: Date): Promise<void> {
  await sql.query(
    `INSERT INTO schedule_run (schedule, due_at, state) VALUES ($1::text, $2::timestamptz, 'registered') ON CONFLICT DO NOTHING`,
    [schedule, now],
  );
}

/** @returns the id of the moment's row; undefined where it is accounted for already */
export async function writeDueRun(
  sql: Sql,
  { schedule, dueAt, missed }: Pick<DueRun, 'schedule' | 'dueAt' | 'missed'>,
): Promise<string | undefined> {
  const [row] = await sql.query<{ id: string }>(
    `INSERT INTO schedule_run (schedule, due_at, missed, state) VALUES ($1::text, $2::timestamptz, $3::int, 'waiting')
     ON CONFLICT (schedule, due_at) DO NOTHING RETURNING id::text`,
    [schedule, dueAt, missed],
  );
  return row?.id;
}

/** Locks a due moment to the end of the transaction that does what is due: a second delivery waits, and finds it done. */
export async function lockDueRun(sql: Sql, id: string): Promise<DueRun | undefined> {
  const [row] = await sql.query<DueRun>(
    'SELECT id::text, schedule, due_at AS "dueAt", missed, state FROM schedule_run WHERE id = $1::bigint FOR UPDATE',
    [id],
  );
  return row;
}

/** What is due is done, and counted, in the same transaction. */
export async function finishScheduleRun(
  sql: Sql,
  id: string,
  times: { readonly startedAt: Date; readonly finishedAt: Date },
  outcome: object,
): Promise<void> {
  await sql.query(
    `UPDATE schedule_run SET state = 'done', attempts = attempts + 1, started_at = $2::timestamptz, finished_at = $3::timestamptz,
       outcome = $4::jsonb, failure = NULL WHERE id = $1::bigint`,
    [id, times.startedAt, times.finishedAt, JSON.stringify(outcome)],
  );
}

/** An attempt that came to nothing; after the last one nobody tries again. Never takes back what another attempt has done meanwhile. */
export async function failScheduleRun(
  sql: Sql,
  id: string,
  failure: string,
  attempt: { readonly startedAt: Date; readonly attemptsMax: number },
): Promise<void> {
  await sql.query(
    `UPDATE schedule_run SET attempts = attempts + 1, started_at = $2::timestamptz, failure = $3::text,
       state = CASE WHEN attempts + 1 >= $4::int THEN 'failed' ELSE 'waiting' END WHERE id = $1::bigint AND state <> 'done'`,
    [id, attempt.startedAt, failure, attempt.attemptsMax],
  );
}
