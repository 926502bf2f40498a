/** An archive of payslips as its worker sees it: file after file, each kept with its content or not at all. */
import { AppError, errorTexts, type Language, limits, messageTemplates } from '@wagewright/contracts';
import { payslipArchiveColumns } from '../../columns/index.ts';
import { announce, type FencedClaim, type FilePlace } from '../../platform/index.ts';
import type { Sql } from '../../sql.ts';
import { announceArchive, archiveUnderToken, payslipArchiveRows } from './archive-rows.ts';

export interface ArchiveJob {
  readonly language: Language;
  readonly askedAt: Date;
}

/** @throws AppError NOT_FOUND */
export async function readArchiveJob(sql: Sql, id: number): Promise<ArchiveJob> {
  const [row] = await sql.query<{ language: string; askedAt: Date }>(
    'SELECT language, asked_at AS "askedAt" FROM payslip_archive WHERE id = $1::int',
    [id],
  );
  if (!row) throw new AppError('NOT_FOUND', { what: 'payslip archive', id });
  return { language: payslipArchiveColumns.language(row.language), askedAt: row.askedAt };
}

/** A file that is still to be made. */
export interface ArchiveFile {
  readonly number: number;
  readonly payslipIds: readonly number[];
  /** Payslips in the files that are made. */
  readonly before: number;
}

/** @returns undefined where all of them are made */
export async function nextArchiveFile(sql: Sql, archiveId: number): Promise<ArchiveFile | undefined> {
  const [row] = await sql.query<ArchiveFile>(
    `SELECT f.number,
       (SELECT coalesce(array_agg(ap.payslip_id ORDER BY ap.ordinal), '{}') FROM payslip_archive_payslip ap
        WHERE ap.archive_id = f.archive_id AND ap.file_number = f.number) AS "payslipIds",
       (SELECT coalesce(sum(made.payslips), 0)::int FROM payslip_archive_file made WHERE made.archive_id = f.archive_id AND made.file_id IS NOT NULL) AS before
     FROM payslip_archive_file f WHERE f.archive_id = $1::int AND f.file_id IS NULL ORDER BY f.number LIMIT 1`,
    [archiveId],
  );
  return row;
}

/** The content of a file that was written. */
export interface MadeFile {
  readonly content: string;
  readonly place: FilePlace;
  readonly bytes: number;
  readonly checksum: Uint8Array;
  /** Those that are in it. */
  readonly payslips: number;
}

const keep = `
  WITH kept AS (
    INSERT INTO stored_file (purpose, name, type, bytes, checksum, content, place, uploaded_by_user_id, uploaded_at, owner_kind, owner_id, owner_part)
    SELECT 'archive', f.name || '.zip', 'application/zip', $3::int, $4::bytea, $5::uuid, $6::text, a.asked_by_user_id, clock_timestamp(), 'payslip-archive', a.id, f.number
    FROM payslip_archive a JOIN payslip_archive_file f ON f.archive_id = a.id WHERE a.id = $1::int AND f.number = $2::int AND f.file_id IS NULL
    RETURNING id)
  UPDATE payslip_archive_file f SET file_id = kept.id, payslips = $7::int FROM kept WHERE f.archive_id = $1::int AND f.number = $2::int RETURNING f.number`;

/**
 * Keeps a file whose content is written: from here on it is made. Within the caller's transaction.
 * @returns false where it is not the claim's any more: roll back, and remove the content
 */
export async function keepArchiveFile(sql: Sql, claim: FencedClaim, number: number, made: MadeFile): Promise<boolean> {
  const own = await sql.query(`SELECT id FROM payslip_archive WHERE ${archiveUnderToken} FOR NO KEY UPDATE`, [claim.id, claim.token]);
  if (own.length === 0) return false;
  const { bytes, checksum, content, place, payslips } = made;
  const kept = await sql.query(keep, [claim.id, number, bytes, checksum, content, place, payslips]);
  return kept.length > 0;
}

const tell = `
  INSERT INTO notification (user_id, category, template, payload, thing, link)
  SELECT asked_by_user_id, $2::text, $3::text, jsonb_build_object('count', CASE state WHEN 'finished' THEN done ELSE total END) || $4::jsonb, 'payslip-archive:' || id, '/payroll/payslip-archives/' || id
  FROM payslip_archive WHERE id = $1::int
  ON CONFLICT (thing, template, user_id) DO NOTHING RETURNING user_id AS "userId"`;

async function tellAsker(
  sql: Sql,
  id: number,
  template: 'payslip-archive-made' | 'payslip-archive-failed',
  payload: object,
): Promise<void> {
  const { category } = messageTemplates[template];
  const told = await sql.query<{ userId: number }>(tell, [id, category, template, JSON.stringify(payload)]);
  for (const { userId } of told) await announce(sql, { topic: 'inbox', userId });
}

/**
 * Ends an archive whose files are all made, and tells who asked for it. Within the caller's transaction.
 * @returns false where it is not the claim's any more: roll back
 */
export async function finishArchive(sql: Sql, claim: FencedClaim): Promise<boolean> {
  if (!(await payslipArchiveRows.end(sql, claim, 'finished'))) return false;
  await sql.query(
    `UPDATE payslip_archive SET done = (SELECT coalesce(sum(payslips), 0) FROM payslip_archive_file WHERE archive_id = $1::int) WHERE id = $1::int`,
    [claim.id],
  );
  await sql.query(
    `UPDATE stored_file SET kept_until = clock_timestamp() + make_interval(hours => $2::int) WHERE owner_kind = 'payslip-archive' AND owner_id = $1::int`,
    [claim.id, limits.payslipArchiveHoursKept],
  );
  await tellAsker(sql, claim.id, 'payslip-archive-made', {});
  await announceArchive(sql, claim.id);
  return true;
}

/** Takes away what was made of an archive that comes to nothing. */
export async function removeArchiveFiles(sql: Sql, id: number): Promise<void> {
  await sql.query(
    `UPDATE stored_file SET removed_at = clock_timestamp() WHERE owner_kind = 'payslip-archive' AND owner_id = $1::int AND removed_at IS NULL`,
    [id],
  );
}

/** Ends an archive without files, and tells who asked for it why. */
export async function failArchive(sql: Sql, claim: FencedClaim, error: AppError): Promise<void> {
  const { code, parameters, message } = error;
  if (!(await payslipArchiveRows.end(sql, claim, 'failed', { code, parameters, message }))) return;
  await removeArchiveFiles(sql, claim.id);
  await tellAsker(sql, claim.id, 'payslip-archive-failed', { reason: errorTexts(code, parameters) });
  await announceArchive(sql, claim.id);
}

/** The words in which an archive is given up that so many workers did not survive. */
export const archiveGivenUp = async (sql: Sql, claim: FencedClaim): Promise<AppError> =>
  new AppError('PAYSLIP_ARCHIVE_GAVE_UP', { count: limits.jobAttemptsMax, reason: await payslipArchiveRows.reasonOf(sql, claim) });
