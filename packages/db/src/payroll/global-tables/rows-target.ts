/** Files that are imported into a dated version of a global table: what stands there, and the revision that is written (ADR 72, 124). */
import { AppError, limits } from '@wagewright/contracts';
import { z } from 'zod';
import { globalTableColumns, isRecord } from '../../columns/index.ts';
import { recordOwnAudit } from '../../platform/audit/index.ts';
import { changing, type ImportJobRow, type ImportTarget, refuseRows, type WrittenSide } from '../../platform/imports/index.ts';
import { lockRow } from '../../platform/locks/index.ts';
import type { Sql } from '../../sql.ts';
import { changedRows, contentWith, keyParts } from './changed-rows.ts';
import { holding, type RowsFacts, rowsFacts, standingRows } from './held-rows.ts';
import { type CheckTable, normalTableContent, requireRightTable, type TableContent, type TableHead } from './table-content.ts';

/** What the engine has that the database layer does not. */
export interface TableTools {
  readonly check: CheckTable;
  readonly hash: (content: TableContent) => string;
}

const factsOf = ({ target }: Pick<ImportJobRow, 'target'>): RowsFacts => rowsFacts.parse(target);

async function readHead(sql: Sql, { tableId }: RowsFacts): Promise<TableHead> {
  const [row] = await sql.query<{ code: string; type: string; currency: string }>(
    'SELECT code, type, currency FROM global_table WHERE id = $1::int',
    [tableId],
  );
  if (!row) throw new AppError('NOT_FOUND', { what: 'global table', id: tableId });
  return { ...row, type: globalTableColumns.type(row.type) };
}

const hashedRow = z.object({ number: z.int(), contentHash: z.string() });

const hasVersion = ({ versions }: TableContent, { validFrom }: RowsFacts): boolean =>
  Array.isArray(versions) && versions.some((one) => isRecord(one) && one['validFrom'] === validFrom);

/**
 * The content that the import makes of what holds.
 * @throws AppError STALE_VERSION where the table has other columns than those that the file was read for, or the new version is there meanwhile; GLOBAL_TABLE_INVALID, DRAFT_TOO_LARGE
 */
async function wanted(sql: Sql, job: ImportJobRow, side: WrittenSide, { check }: TableTools) {
  const facts = factsOf(job);
  const head = await readHead(sql, facts);
  const held = await holding(sql, facts);
  if (side === 'after' && facts.isNewVersion && hasVersion(held.content, facts))
    throw new AppError('STALE_VERSION', { what: 'Global table', id: facts.tableId });
  const rows = await changedRows(sql, job, side, facts);
  const content = normalTableContent(contentWith(held.content, rows, facts), head);
  if (JSON.stringify(content).length > limits.draftCharactersMax)
    throw new AppError('DRAFT_TOO_LARGE', { count: limits.draftCharactersMax });
  requireRightTable(content, head, check);
  return { content, head, held };
}

/** Why it was written, for good. */
const remarksOf = (job: ImportJobRow, { remarks }: RowsFacts, side: WrittenSide): string =>
  side === 'after' ? remarks : `↶ ${job.fileName}: ${remarks}`.slice(0, limits.remarksCharactersMax);

async function write(sql: Sql, job: ImportJobRow, side: WrittenSide, tools: TableTools): Promise<void> {
  const facts = factsOf(job);
  const { content, head, held } = await wanted(sql, job, side, tools);
  const contentHash = tools.hash(content);
  const remarks = remarksOf(job, facts, side);
  const [made] = await sql.query<z.infer<typeof hashedRow>>(
    `INSERT INTO global_table_revision (global_table_id, number, legal_entity_id, based_on_number, content, content_hash, made_by_user_id, remarks)
     SELECT $1::int, (SELECT coalesce(max(number), 0) + 1 FROM global_table_revision WHERE global_table_id = $1::int), $2::int, $3::int, $4::jsonb, $5, $6::int, $7
     RETURNING number, content_hash AS "contentHash"`,
    [facts.tableId, facts.legalEntityId, held.number, JSON.stringify(content), contentHash, job.askedByUserId, remarks],
  );
  await recordOwnAudit(sql, {
    procedure: side === 'after' ? 'platform/imports/write-import' : 'platform/imports/undo-import',
    entity: 'global-table',
    entityId: facts.tableId,
    before: null,
    after: { code: head.code, revision: made?.number, legalEntityId: facts.legalEntityId, contentHash, remarks, importId: job.id },
    traceId: 'platform.work-import',
    actorUserId: job.askedByUserId,
  });
}

/** As long as a row is refused nothing is written, so that nothing is asked about the whole. */
async function isComplete(sql: Sql, { id }: ImportJobRow): Promise<boolean> {
  const [row] = await sql.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM import_row WHERE import_id = $1::int AND effect = 'refused'`,
    [id],
  );
  return row?.count === 0;
}

/** Keys of several columns are told apart by what stands between them. */
async function refuseUnclear(sql: Sql, job: ImportJobRow): Promise<void> {
  const { keys } = factsOf(job);
  if (keys.length < 2) return;
  const rows = await sql.query<{ ordinal: number; key: string }>(
    `SELECT ordinal, key FROM import_row WHERE import_id = $1::int AND effect IN ${changing}`,
    [job.id],
  );
  const reason = { code: 'KEY_UNCLEAR' };
  await refuseRows(
    sql,
    job,
    rows.flatMap(({ ordinal, key }) => (keyParts(key, keys).length === keys.length ? [] : [{ ordinal, reason }])),
  );
}

/** Rows of a table are told by its key, its bounds, or there is one alone; a file is taken whole, as a revision. */
export const globalTableRowsTarget = (tools: TableTools): ImportTarget => ({
  takesNewKeys: true,
  linesMax: () => 1,
  owners: (job) => `SELECT s.key, s.label, s.owner_id FROM (${standingRows(factsOf(job))}) s`,
  standing: (job) => standingRows(factsOf(job)),
  lock: async (sql, job) => {
    const facts = factsOf(job);
    await lockRow(sql, 'global-table', facts.tableId);
    const { columns } = await holding(sql, facts);
    if (JSON.stringify(columns) !== JSON.stringify(facts.columns.map(({ code }) => code)))
      throw new AppError('STALE_VERSION', { what: 'Global table', id: facts.tableId });
  },
  refuse: async (sql, job) => {
    await refuseUnclear(sql, job);
    if (await isComplete(sql, job)) await wanted(sql, job, 'after', tools);
  },
  write: (sql, job, side) => write(sql, job, side, tools),
});
