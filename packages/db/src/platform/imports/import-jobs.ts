/** An import from the asking to its end, as its worker sees it. Nothing of a job is seen before it commits. */
import { AppError, errorTexts, type LocalizedText, limits, messageTemplates, requireTransition } from '@wagewright/contracts';
import { type ImportEvent, type ImportWorkStatus, importMachine, importWorkStatuses } from '@wagewright/contracts/platform/imports';
import { importJobColumns } from '../../columns/index.ts';
import type { Sql } from '../../sql.ts';
import { recordOwnAudit } from '../audit/index.ts';
import type { FencedClaim } from '../jobs/index.ts';
import { announce } from '../notifications/index.ts';
import { type ImportJobRow, importJobRows, importUnderToken } from './job-row.ts';

/** What a reader found of a file as a whole: problems as data, and the sheets to choose from. */
export interface FoundInFile {
  readonly problems: readonly object[];
  readonly notes: readonly object[];
  readonly sheets: readonly string[];
}

/** A file that cannot be imported as it is (specification §8, import file format error). */
export class ImportFileError extends AppError {
  readonly found: FoundInFile;

  /** @param reason the first of what is wrong, in words */
  constructor(reason: LocalizedText, found: FoundInFile) {
    super('IMPORT_FILE_FORMAT', { reason });
    this.found = found;
  }
}

/** Tells those who watch it. */
export const announceImport = (sql: Sql, id: number): Promise<void> => announce(sql, { topic: 'import', id });

const ends: Readonly<Record<ImportWorkStatus, { readonly finish: ImportEvent; readonly fail: ImportEvent }>> = {
  reading: { finish: 'finish-reading', fail: 'fail-reading' },
  writing: { finish: 'finish-writing', fail: 'fail-writing' },
  undoing: { finish: 'finish-undoing', fail: 'fail-undoing' },
};

/** What a job is to do at an import; undefined: nothing. */
export const workOf = ({ status }: Pick<ImportJobRow, 'status'>): ImportWorkStatus | undefined =>
  importWorkStatuses.find((known) => known === status);

const acts: Readonly<Record<ImportWorkStatus, string>> = {
  reading: '',
  writing: ', written_at = clock_timestamp(), written_by_user_id = asked_by_user_id',
  undoing: ', undone_at = clock_timestamp(), undone_by_user_id = asked_by_user_id',
};

/**
 * Ends a job at an import along the machine, within the transaction of its work and after the locks of what is imported into.
 * @param set what the row becomes beside its state; values from $5
 * @returns false where it is not the claim's any more: roll back
 */
async function end(
  sql: Sql,
  claim: Pick<FencedClaim, 'id' | 'token'>,
  work: ImportWorkStatus,
  outcome: 'finish' | 'fail' | 'ask',
  more: { set: string; values: readonly unknown[] },
): Promise<boolean> {
  const facts = { hasChanges: true, isIncomplete: false };
  const event = outcome === 'ask' ? 'ask-columns' : ends[work][outcome];
  const { to } = requireTransition(importMachine, { id: claim.id, status: work }, event, facts);
  const ended = await sql.query(
    `UPDATE import_job SET status = $3::text, version = version + 1, part = 'queued', done = 0, total = 0, token = NULL, backend_pid = NULL${more.set}
     WHERE ${importUnderToken} AND status = $4::text RETURNING id`,
    [claim.id, claim.token, to, work, ...more.values],
  );
  if (ended.length === 0) return false;
  await announceImport(sql, claim.id);
  return true;
}

const counted = `, (created, updated, closed, unchanged, refused) = (SELECT count(*) FILTER (WHERE effect = 'created'), count(*) FILTER (WHERE effect = 'updated'),
  count(*) FILTER (WHERE effect = 'closed'), count(*) FILTER (WHERE effect = 'unchanged'), count(*) FILTER (WHERE effect = 'refused') FROM import_row WHERE import_id = $1::int)`;

const templates = { reading: 'import-checked', writing: 'import-written', undoing: 'import-undone' } as const;

/** @returns false where it is not the claim's any more: roll back */
export async function finishImport(sql: Sql, claim: Pick<FencedClaim, 'id' | 'token'>, work: ImportWorkStatus): Promise<boolean> {
  const set = `, failure = NULL${work === 'undoing' ? '' : counted}${acts[work]}`;
  if (!(await end(sql, claim, work, 'finish', { set, values: [] }))) return false;
  await tellAsker(sql, claim.id, templates[work]);
  if (work !== 'reading') await auditEnd(sql, claim.id, work);
  return true;
}

/** Ends a reading with what the columns seem to be: somebody is asked. @returns false where it is not the claim's any more: roll back */
export async function askColumns(sql: Sql, claim: Pick<FencedClaim, 'id' | 'token'>, understood: object): Promise<boolean> {
  const set = `, failure = NULL, problems = '[]', sheets = '{}', understood = $5::jsonb`;
  if (!(await end(sql, claim, 'reading', 'ask', { set, values: [JSON.stringify(understood)] }))) return false;
  await tellAsker(sql, claim.id, 'import-asks');
  return true;
}

/** Codes of columns that somebody has said of headings in files that were written into the same record; the latest counts. */
export async function rememberedColumns(
  sql: Sql,
  { entity, subjectId, id }: Pick<ImportJobRow, 'entity' | 'subjectId' | 'id'>,
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await sql.query<{ heading: string; code: string | null }>(
    `SELECT DISTINCT ON (c ->> 'heading') c ->> 'heading' AS heading, c ->> 'code' AS code
     FROM import_job j CROSS JOIN jsonb_array_elements(j.layout) c
     WHERE j.entity = $1::text AND j.subject_id = $2::int AND j.id <> $3::int AND j.written_at IS NOT NULL AND j.options ->> 'matching' = 'understood'
       AND c ->> 'heading' <> '' ORDER BY c ->> 'heading', j.id DESC`,
    [entity, subjectId, id],
  );
  return new Map(rows.map(({ heading, code }) => [heading, code]));
}

/** Who had what written or put back, and how many rows it was; the rows themselves stay with the import. The last thing of the transaction. */
async function auditEnd(sql: Sql, id: number, work: 'writing' | 'undoing'): Promise<void> {
  const [job] = await sql.query<{ userId: number; after: Record<string, unknown> }>(
    `SELECT asked_by_user_id AS "userId", jsonb_build_object('status', status, 'version', version, 'entity', entity, 'subject', subject_id, 'part', subject_part,
       'created', created, 'updated', updated, 'closed', closed, 'refused', refused) AS after FROM import_job WHERE id = $1::int`,
    [id],
  );
  if (!job) return;
  const { finish } = ends[work];
  await recordOwnAudit(sql, {
    procedure: work === 'writing' ? 'platform/imports/write-import' : 'platform/imports/undo-import',
    entity: 'import',
    entityId: id,
    before: { status: work },
    after: { ...job.after, event: finish },
    traceId: 'platform.work-import',
    actorUserId: job.userId,
  });
}

/** Ends a job without a result: the import is where it came from, and shows why. */
export async function failImport(sql: Sql, claim: Pick<FencedClaim, 'id' | 'token'>, error: AppError): Promise<void> {
  const [row] = await sql.query<{ status: string }>('SELECT status FROM import_job WHERE id = $1::int FOR NO KEY UPDATE', [claim.id]);
  const work = row && workOf({ status: importJobColumns.status(row.status) });
  if (!work) return;
  const failure = { code: error.code, parameters: error.parameters, message: error.message };
  const found = error instanceof ImportFileError ? error.found : undefined;
  const set = `, failure = $5::jsonb${found ? ', problems = $6::jsonb, notes = $7::jsonb, sheets = $8::text[]' : ''}`;
  const values = [JSON.stringify(failure), ...(found ? [JSON.stringify(found.problems), JSON.stringify(found.notes), found.sheets] : [])];
  if (await end(sql, claim, work, 'fail', { set, values }))
    await tellAsker(sql, claim.id, 'import-failed', { reason: errorTexts(error.code, error.parameters) });
}

/** Keeps what the file looks like, in the transaction that reads it. */
export async function keepLayout(
  sql: Sql,
  { id }: Pick<ImportJobRow, 'id'>,
  { layout, notes, rows }: { layout: NonNullable<ImportJobRow['layout']>; notes: readonly object[]; rows: number },
): Promise<void> {
  await sql.query(
    `UPDATE import_job SET layout = $2::jsonb, notes = $3::jsonb, problems = '[]', sheets = '{}', understood = NULL, rows = $4::int WHERE id = $1::int`,
    [id, JSON.stringify(layout), JSON.stringify(notes), rows],
  );
}

/** The words in which an import is given up that so many workers did not survive. */
export async function importGivenUp(sql: Sql, claim: FencedClaim): Promise<AppError> {
  const [row] = await sql.query<{ name: string }>(
    'SELECT f.name FROM import_job j JOIN stored_file f ON f.id = j.file_id WHERE j.id = $1::int',
    [claim.id],
  );
  return new AppError('IMPORT_GAVE_UP', {
    file: row?.name ?? '',
    count: limits.jobAttemptsMax,
    reason: await importJobRows.reasonOf(sql, claim),
  });
}

const insertNotification = `
  INSERT INTO notification (user_id, category, template, payload, thing, link)
  SELECT j.asked_by_user_id, $2::text, $3::text, jsonb_build_object('file', f.name, 'title', j.title, 'refused', j.refused) || $4::jsonb,
    'import:' || j.id || ':' || j.version, '/imports/' || j.id
  FROM import_job j JOIN stored_file f ON f.id = j.file_id WHERE j.id = $1::int
  ON CONFLICT (thing, template, user_id) DO NOTHING RETURNING user_id`;

async function tellAsker(
  sql: Sql,
  id: number,
  template: 'import-checked' | 'import-asks' | 'import-written' | 'import-undone' | 'import-failed',
  payload: Readonly<Record<string, LocalizedText>> = {},
): Promise<void> {
  const rows = await sql.query<{ user_id: number }>(insertNotification, [
    id,
    messageTemplates[template].category,
    template,
    JSON.stringify(payload),
  ]);
  for (const { user_id: userId } of rows) await announce(sql, { topic: 'inbox', userId });
}
