import { type AppError, type LocalizedText, limits } from '@wagewright/contracts';
import { type WeblateOutcome, weblateReason } from '@wagewright/contracts/platform/languages';
import type { Sql } from '../../sql.ts';
import { recordOwnAudit } from '../audit/index.ts';
import { type FencedClaim, fencedRows, holderColumns, type InHand } from '../jobs/index.ts';
import { announce } from '../notifications/index.ts';
import { type SaidTerm, writeTerms } from './write-terms.ts';

export const weblateSyncRows = fencedRows('weblate_sync');

/** Synchronisations whose job is under way. */
export const weblateInHand: InHand<'platform.sync-weblate'> = {
  queue: 'platform.sync-weblate',
  rows: `SELECT jsonb_build_object('syncId', id) AS data, ${holderColumns} FROM weblate_sync WHERE state = 'running'`,
};

export interface WeblateJob {
  readonly address: string;
  readonly project: string;
  readonly component: string;
  readonly token: Uint8Array;
  readonly terms: unknown;
  readonly languages: readonly { readonly id: number; readonly lang: string }[];
}

/** What a synchronisation is about; undefined where it is nobody's any more. */
export async function readWeblateJob(sql: Sql, { id }: Pick<FencedClaim, 'id'>): Promise<WeblateJob | undefined> {
  const [job] = await sql.query<Omit<WeblateJob, 'languages'>>(
    'SELECT w.address, w.project, w.component, w.token, s.terms FROM weblate_sync s, weblate_setting w WHERE s.id = $1::int AND s.terms IS NOT NULL',
    [id],
  );
  const languages = await sql.query<{ id: number; lang: string }>("SELECT id, lang FROM language ORDER BY lang <> 'en', lang");
  return job && { ...job, languages };
}

/** What is said here of a language's terms, and what both sides last agreed on. */
export async function readSides(sql: Sql, languageId: number): Promise<{ said: Map<string, string>; agreed: Map<string, string> }> {
  const of = async (table: 'term' | 'weblate_unit') => {
    const rows = await sql.query<SaidTerm>(`SELECT key, text FROM ${table} WHERE language_id = $1::int`, [languageId]);
    return new Map(rows.map(({ key, text }) => [key, text]));
  };
  return { said: await of('term'), agreed: await of('weblate_unit') };
}

export interface SyncStep {
  readonly languageId: number;
  readonly lang: string;
  /** Taken over from there, each only where it still says here what it said when it was compared. */
  readonly said: readonly (SaidTerm & { readonly before: string | null })[];
  readonly gone: readonly { readonly key: string; readonly before: string | null }[];
  /** What both sides say now; null: nothing. */
  readonly agreed: readonly { readonly key: string; readonly text: string | null }[];
  readonly outcome: Readonly<Record<string, WeblateOutcome>>;
  readonly done: number;
}

/**
 * Writes down a part of the work, in a transaction: what was taken over, what is agreed on, how far it is.
 * @returns undefined where it is somebody else's by now: roll back; else how many texts had been changed here meanwhile, which stay
 */
export async function keepSyncStep(sql: Sql, { id, token }: FencedClaim, step: SyncStep): Promise<number | undefined> {
  const [job] = await sql.query<{ askedBy: number }>(
    `UPDATE weblate_sync SET part = $3::text, done = $4::int, outcome = $5::jsonb WHERE id = $1::int AND token = $2::uuid AND state = 'running'
     RETURNING asked_by_user_id AS "askedBy"`,
    [id, token, step.lang, step.done, JSON.stringify(step.outcome)],
  );
  if (!job) return undefined;
  await sql.query('SELECT id FROM language WHERE id = $1::int FOR NO KEY UPDATE', [step.languageId]);
  const wanted = [...step.said, ...step.gone];
  const rows = await sql.query<SaidTerm>('SELECT key, text FROM term WHERE language_id = $1::int AND key = ANY ($2::text[])', [
    step.languageId,
    wanted.map(({ key }) => key),
  ]);
  const now = new Map(rows.map(({ key, text }) => [key, text]));
  const stands = ({ key, before }: { key: string; before: string | null }): boolean => (now.get(key) ?? null) === before;
  const said = step.said.filter(stands);
  const gone = step.gone.filter(stands).map(({ key }) => key);
  const lost = new Set(wanted.filter((one) => !stands(one)).map(({ key }) => key));
  if (said.length + gone.length > 0) {
    await writeTerms(sql, step.languageId, { said, gone });
    await announce(sql, { topic: 'languages' });
  }
  await keepAgreed(
    sql,
    step.languageId,
    step.agreed.filter(({ key }) => !lost.has(key)),
  );
  await announce(sql, { topic: 'weblate' });
  await tellTaken(sql, step, now, [...said, ...gone.map((key) => ({ key, text: null }))], job.askedBy);
  return lost.size;
}

/** What was taken over, with what was said before, for whom: as of a change by hand. The audit's lock is held from here on, so it comes last. */
async function tellTaken(
  sql: Sql,
  { languageId, lang }: SyncStep,
  before: ReadonlyMap<string, string>,
  taken: readonly { readonly key: string; readonly text: string | null }[],
  actorUserId: number,
): Promise<void> {
  for (let first = 0; first < taken.length; first += limits.termsToldMax) {
    const part = taken.slice(first, first + limits.termsToldMax);
    await recordOwnAudit(sql, {
      procedure: 'platform/languages/sync-weblate',
      entity: 'language',
      entityId: languageId,
      before: { lang, terms: Object.fromEntries(part.map(({ key }) => [key, before.get(key) ?? null])) },
      after: { lang, terms: Object.fromEntries(part.map(({ key, text }) => [key, text])) },
      traceId: 'platform.sync-weblate',
      actorUserId,
    });
  }
}

async function keepAgreed(sql: Sql, languageId: number, agreed: SyncStep['agreed']): Promise<void> {
  const texts = agreed.flatMap(({ key, text }) => (text === null ? [] : [{ key, text }]));
  await sql.query(
    `INSERT INTO weblate_unit (language_id, key, text) SELECT $1::int, * FROM unnest($2::text[], $3::text[])
     ON CONFLICT (language_id, key) DO UPDATE SET text = EXCLUDED.text`,
    [languageId, texts.map(({ key }) => key), texts.map(({ text }) => text)],
  );
  const none = agreed.flatMap(({ key, text }) => (text === null ? [key] : []));
  await sql.query('DELETE FROM weblate_unit WHERE language_id = $1::int AND key = ANY ($2::text[])', [languageId, none]);
}

const clear = async (sql: Sql, id: number): Promise<void> => {
  await sql.query('UPDATE weblate_sync SET terms = NULL WHERE id = $1::int', [id]);
  await announce(sql, { topic: 'weblate' });
};

/** Ends it well. @returns false where it is not the caller's any more */
export async function finishSync(sql: Sql, claim: FencedClaim): Promise<boolean> {
  const isEnded = await weblateSyncRows.end(sql, claim, 'finished');
  if (isEnded) await clear(sql, claim.id);
  return isEnded;
}

export async function failSync(sql: Sql, claim: FencedClaim, { code, parameters, message }: AppError): Promise<void> {
  if (await weblateSyncRows.end(sql, claim, 'failed', { code, parameters, message })) await clear(sql, claim.id);
}

export const syncGivenUp = async (sql: Sql, claim: FencedClaim): Promise<{ count: number; reason: LocalizedText }> => ({
  count: limits.jobAttemptsMax,
  reason: weblateReason(await weblateSyncRows.reasonOf(sql, claim)),
});
