/** Files that bring punches of a legal entity's people: a row each. */
import { AppError, type JobData, limits } from '@wagewright/contracts';
import { addDays } from '@wagewright/contracts/time/calendars';
import { changing, type ImportJobRow, type ImportTarget } from '../../../platform/imports/index.ts';
import type { Sql } from '../../../sql.ts';
import { judgePunches, type PaidPeriods } from './judge-punches.ts';
import { after, dayOfRow, entityOf, instantOfRow } from './punch-facts.ts';
import { resolvePunches } from './resolve-punches.ts';
import { saidMoment, saidOffset, saidTime } from './said-times.ts';

export type { PaidPeriods } from './judge-punches.ts';

/** What follows from punches beyond this area. */
export interface PunchesImport {
  readonly paidPeriods: PaidPeriods;
  /** In the transaction that brings them. */
  readonly enqueueCount: (sql: Sql, data: JobData['time.count-attendance']) => Promise<void>;
}

/** A punch of a file is known by its import and row, so that none comes twice and an import takes exactly its own away. */
const externalId = `r.import_id || ':' || r.ordinal`;
const theirs = `r.import_id = $1::int AND r.effect IN ${changing}`;
const ofImport = `import_row r JOIN punch p ON p.source = 'file' AND p.external_id = ${externalId}`;

/** As long as it stands as the import has written it. */
const standing = (entity: number): string => `
  SELECT r.key, r.line, p.employee_id AS owner_id, r.label, r.after AS cells FROM ${ofImport}
  WHERE r.import_id = $1::int AND p.withdrawn_at IS NULL AND p.employee_id = r.owner_id AND p.at = ${instantOfRow(entity)}`;
/** A file brings punches and changes none: as far as it is concerned nothing stands. */
const nothing = `SELECT NULL::text AS key, 0 AS line, NULL::int AS owner_id, NULL::text AS label, NULL::text[] AS cells WHERE false`;

const insert = (entity: number): string => `
  INSERT INTO punch (employee_id, at, direction, source, external_id, note, created_by_user_id)
  SELECT r.owner_id, ${instantOfRow(entity)}, ${after('direction')}, 'file', ${externalId}, nullif(concat_ws(' · ', ${after('device')}, ${after('remarks')}), ''), j.asked_by_user_id
  FROM import_row r JOIN import_job j ON j.id = r.import_id WHERE ${theirs} ORDER BY r.ordinal`;

/** Those that somebody wants to be corrected. */
const corrected = `SELECT r.key FROM ${ofImport} WHERE ${theirs} AND p.id IN (SELECT unnest(wrong_punch_ids) FROM punch_correction) ORDER BY r.ordinal LIMIT 1`;

async function takeAway(sql: Sql, { id, fileName }: ImportJobRow): Promise<void> {
  const [used] = await sql.query<{ key: string }>(corrected, [id]);
  if (used) throw new AppError('IMPORT_STILL_USED', { file: fileName, key: used.key });
  await sql.query(`DELETE FROM punch p USING import_row r WHERE ${theirs} AND p.source = 'file' AND p.external_id = ${externalId}`, [id]);
}

/** The days of the rows, and those before and after, on which a night of theirs can begin. */
async function countedDays(sql: Sql, job: ImportJobRow): Promise<JobData['time.count-attendance'] | undefined> {
  const legalEntityId = entityOf(job);
  const [days] = await sql.query<{ from: string | null; until: string | null; at: Date }>(
    `SELECT min(${dayOfRow(legalEntityId)})::text AS "from", max(${dayOfRow(legalEntityId)})::text AS until, (SELECT asked_at FROM import_job WHERE id = $1::int) AS at
     FROM import_row r WHERE ${theirs}`,
    [job.id],
  );
  if (!days?.from || !days.until) return undefined;
  return { at: days.at.toISOString(), from: addDays(days.from, -2), until: addDays(days.until, 2), legalEntityId };
}

export const punchesTarget = ({ paidPeriods, enqueueCount }: PunchesImport): ImportTarget => ({
  takesNewKeys: true,
  linesMax: () => limits.importRowsMax,
  owners: () => `SELECT NULL::text AS key, NULL::text AS label, NULL::int AS owner_id WHERE false`,
  standing: (job, said) => (said === 'kept' ? standing(entityOf(job)) : nothing),
  looksLike: {
    at: (text) => saidMoment(text, undefined).is !== 'none',
    time: (text) => saidTime(text) !== null,
    timeZone: (text) => /^[A-Z]+\/[A-Z_/-]+$/i.test(text) || (/^(?:UTC|GMT)/i.test(text) && saidOffset(text) !== null),
  },
  knownValues: (job) => `SELECT 'employeeNumber' AS code, employee_number AS text FROM employee WHERE legal_entity_id = ${entityOf(job)}`,
  resolve: resolvePunches,
  lock: async (sql, job) => {
    await sql.query(
      `SELECT id FROM employee WHERE id IN (SELECT owner_id FROM import_row r WHERE ${theirs}) ORDER BY id FOR NO KEY UPDATE`,
      [job.id],
    );
  },
  refuse: judgePunches(paidPeriods),
  write: async (sql, job, side) => {
    if (side === 'after') await sql.query(insert(entityOf(job)), [job.id]);
    else await takeAway(sql, job);
    const days = await countedDays(sql, job);
    if (days) await enqueueCount(sql, days);
  },
});
