/** Files that are imported into a list of the company, of which no two entries are called alike: pay types, balance elements. */
import { AppError, limits } from '@wagewright/contracts';
import { codeSchema, givenNameSchema } from '@wagewright/contracts/payroll/solutions';
import { changing, type ImportJobRow, type RowReason, refuseRows } from '../../platform/imports/index.ts';
import type { Sql } from '../../sql.ts';

/** Codes of the columns of names, in the order in which they are the first cells of an entry. */
export const nameColumns = ['nameEn', 'nameZh'] as const;

interface ChangedEntry {
  readonly ordinal: number;
  readonly key: string;
  readonly effect: string;
  readonly after: readonly (string | null)[] | null;
}

export const changedEntries = (sql: Sql, { id }: Pick<ImportJobRow, 'id'>): Promise<ChangedEntry[]> =>
  sql.query<ChangedEntry>(
    `SELECT ordinal, key, effect, after FROM import_row WHERE import_id = $1::int AND effect IN ${changing} ORDER BY ordinal`,
    [id],
  );

const isName = (text: string): boolean => givenNameSchema.safeParse({ en: text, 'zh-CN': text }).success;

function wrong({ key, effect, after }: ChangedEntry): RowReason | undefined {
  if (effect === 'created' && !codeSchema.safeParse(key).success) return { code: 'CODE_NOT_TAKEN' };
  const place = nameColumns.findIndex((_, index) => typeof after?.[index] === 'string' && !isName(after[index]));
  const column = nameColumns[place];
  return column && { code: 'NAME_NOT_TAKEN', column, details: { max: limits.nameCharactersMax } };
}

/** Names as they would be, and rows of the import whose name is another entry's; of two of the file the second. $2: `standing` of the list. */
const repeated = (standing: string): string => `
  WITH standing AS MATERIALIZED (${standing}), mine AS MATERIALIZED (
    SELECT ordinal, key, after FROM import_row WHERE import_id = $1::int AND effect IN ${changing}),
  entry AS (
    SELECT 0 AS ordinal, t.key, t.cells FROM standing t WHERE NOT EXISTS (SELECT 1 FROM mine m WHERE m.key = t.key)
    UNION ALL SELECT ordinal, key, after FROM mine WHERE after IS NOT NULL),
  called AS (SELECT e.ordinal, e.key, n.place, e.cells[n.place] AS name FROM entry e CROSS JOIN generate_series(1, ${nameColumns.length}) AS n(place))
  SELECT DISTINCT ON (c.ordinal) c.ordinal, c.place::int AS place, o.key AS other
  FROM called c JOIN called o ON o.name = c.name AND o.place = c.place AND o.key <> c.key AND o.ordinal < c.ordinal
  WHERE c.ordinal > 0 ORDER BY c.ordinal, c.place`;

/** Refuses rows whose code or names a list does not take; a row that stays as it is may take away the name of another one, so until none is. */
export async function refuseWrongEntries(sql: Sql, job: ImportJobRow, standing: string): Promise<void> {
  const bad = (await changedEntries(sql, job)).flatMap((entry) => {
    const reason = wrong(entry);
    return reason ? [{ ordinal: entry.ordinal, reason }] : [];
  });
  await refuseRows(sql, job, bad);
  for (;;) {
    const found = await sql.query<{ ordinal: number; place: number; other: string }>(repeated(standing), [job.id]);
    if (found.length === 0) return;
    const reasonOf = ({ place, other }: (typeof found)[number]): RowReason => ({
      code: 'NAME_REPEATED',
      column: nameColumns[place - 1] ?? '',
      details: { other },
    });
    await refuseRows(
      sql,
      job,
      found.map((row) => ({ ordinal: row.ordinal, reason: reasonOf(row) })),
    );
  }
}

/** Entries of the import that would be gone, and of which `needed` says that something needs them. */
export async function refuseNeeded(sql: Sql, job: ImportJobRow, needed: (codes: readonly string[]) => Promise<ReadonlySet<string>>) {
  const closed = (await changedEntries(sql, job)).filter(({ effect }) => effect === 'closed');
  if (closed.length === 0) return;
  const kept = await needed(closed.map(({ key }) => key));
  await refuseRows(
    sql,
    job,
    closed.flatMap(({ ordinal, key }) => (kept.has(key) ? [{ ordinal, reason: { code: 'ENTRY_USED' } }] : [])),
  );
}

/** Before an import is undone: what it has brought goes again. @throws AppError IMPORT_STILL_USED */
export async function requireUnneeded(
  sql: Sql,
  job: ImportJobRow,
  needed: (codes: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  const created = (await changedEntries(sql, job)).filter(({ effect }) => effect === 'created');
  if (created.length === 0) return;
  const [key] = await needed(created.map((entry) => entry.key));
  if (key !== undefined) throw new AppError('IMPORT_STILL_USED', { file: job.fileName, key });
}

/** Before an import is undone: the code of an entry that has by now a name which would come back; undefined: none has. */
export async function takenName(sql: Sql, { id }: ImportJobRow, standing: string): Promise<string | undefined> {
  const [other] = await sql.query<{ key: string }>(
    `WITH mine AS (SELECT key, before FROM import_row WHERE import_id = $1::int AND effect IN ${changing})
     SELECT t.key FROM (${standing}) t JOIN mine m ON m.before[1] = t.cells[1] OR m.before[2] = t.cells[2]
     WHERE NOT EXISTS (SELECT 1 FROM mine o WHERE o.key = t.key) ORDER BY t.key LIMIT 1`,
    [id],
  );
  return other?.key;
}
