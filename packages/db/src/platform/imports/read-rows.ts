/** Rows of imports, a window at a time. */
import type { Sql } from '../../sql.ts';
import type { ImportTarget } from './import-target.ts';
import { blankKeyPart, type ImportColumn, type ImportJobRow } from './job-row.ts';

export interface ShownImportRow {
  readonly ordinal: number;
  readonly rowNumber: number | null;
  readonly key: string;
  readonly label: string | null;
  readonly effect: string;
  readonly before: (string | null)[] | null;
  readonly after: (string | null)[] | null;
  readonly reasons: unknown;
}

export async function listImportRows(
  sql: Sql,
  query: {
    readonly importId: number;
    readonly effects: readonly string[];
    readonly keywords?: string | undefined;
    /** Refused for it; a reason that is of no column has none. */
    readonly reason?: { readonly code: string; readonly column?: string | undefined } | undefined;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<{ rows: ShownImportRow[]; total: number }> {
  const where = `r.import_id = $1::int AND r.effect = ANY ($2::text[])
    AND ($3::text IS NULL OR starts_with(lower(r.key), lower($3::text)) OR position(lower($3::text) in lower(r.label)) > 0)
    AND ($4::jsonb IS NULL OR r.reasons @> $4::jsonb)`;
  const reason = query.reason ? JSON.stringify([query.reason]) : null;
  const parameters = [query.importId, query.effects, query.keywords ? query.keywords : null, reason];
  const [count] = await sql.query<{ total: number }>(`SELECT count(*)::int AS total FROM import_row r WHERE ${where}`, parameters);
  const rows = await sql.query<ShownImportRow>(
    `SELECT r.ordinal, r.row_number AS "rowNumber", r.key, r.label, r.effect, r.before, r.after, r.reasons
     FROM import_row r WHERE ${where} ORDER BY r.ordinal LIMIT $5::int OFFSET $6::int`,
    [...parameters, query.limit, query.offset],
  );
  return { rows, total: count?.total ?? 0 };
}

export interface CountedReason {
  readonly code: string;
  readonly column: string | null;
  readonly count: number;
  /** Of the first row, with whose it is. */
  readonly reason: unknown;
  readonly key: string;
}

/** Why rows are refused, the most frequent first. */
export const countReasons = (sql: Sql, importId: number): Promise<CountedReason[]> =>
  sql.query<CountedReason>(
    `SELECT g.code, g."column", g.count, f.reason, f.key FROM (
       SELECT e ->> 'code' AS code, e ->> 'column' AS "column", count(DISTINCT r.ordinal)::int AS count, min(r.ordinal) AS first
       FROM import_row r, jsonb_array_elements(r.reasons) AS e WHERE r.import_id = $1::int AND r.effect = 'refused' GROUP BY 1, 2) g
     CROSS JOIN LATERAL (
       SELECT e AS reason, r.key FROM import_row r, jsonb_array_elements(r.reasons) AS e
       WHERE r.import_id = $1::int AND r.ordinal = g.first AND e ->> 'code' = g.code AND e ->> 'column' IS NOT DISTINCT FROM g."column" LIMIT 1) f
     ORDER BY g.count DESC, g.first`,
    [importId],
  );

export interface RefusedRow {
  readonly ordinal: number;
  readonly key: string;
  /** As the file has them, in its order. */
  readonly cells: readonly string[];
  readonly reasons: unknown;
}

const rowsAtOnce = 1_000;

/** The rows of the file that were refused, in its order. */
export async function* refusedRows(sql: Sql, importId: number): AsyncGenerator<readonly RefusedRow[]> {
  for (let last = 0; ; ) {
    const rows = await sql.query<RefusedRow>(
      `SELECT ordinal, key, coalesce(cells, '{}') AS cells, reasons FROM import_row
       WHERE import_id = $1::int AND effect = 'refused' AND row_number IS NOT NULL AND ordinal > $2::int ORDER BY ordinal LIMIT ${rowsAtOnce}`,
      [importId, last],
    );
    if (rows.length > 0) yield rows;
    if (rows.length < rowsAtOnce) return;
    last = rows.at(-1)?.ordinal ?? last;
  }
}

const standingAtOnce = 5_000;

interface Standing {
  /** Of the key, a part for each of its columns. */
  readonly parts: readonly string[];
  readonly label: string;
  readonly ownerId: number;
  readonly line: number;
  readonly key: string;
  readonly cells: readonly (string | null)[] | null;
}

/** What stands, in the layout of a template: rows of cells as a writer of tables takes them. */
export async function* standingBlocks(
  sql: Sql,
  entity: ImportTarget,
  { target, columns }: { readonly target: ImportJobRow['target']; readonly columns: readonly ImportColumn[] },
  everybody: boolean,
): AsyncGenerator<(string | boolean | null)[][]> {
  const values = columns.filter(({ role }) => role === 'value');
  const keys = columns.filter(({ role }) => role === 'key');
  const from = everybody
    ? `SELECT coalesce(t.key, o.key) AS key, o.label, o.owner_id, coalesce(t.line, 0) AS line, t.cells${keys.length > 1 ? ', t.parts' : ''}
       FROM (${entity.owners({ target, columns })}) o LEFT JOIN (${entity.standing({ target, columns })}) t USING (owner_id)`
    : entity.standing({ target, columns });
  const parts = keys.length > 1 ? `coalesce(s.parts, '[]')` : 'jsonb_build_array(s.key)';
  /** As a file has it: a part that may be blank is blank there. */
  const keyCell = (column: ImportColumn, ofKey: Standing['parts']): string | null => {
    const part = ofKey[keys.indexOf(column)] ?? null;
    return part === blankKeyPart && column.isRequired === false ? null : part;
  };
  // an owner may have several records of one line, each under a key of its own
  let last: Pick<Standing, 'ownerId' | 'line' | 'key'> = { ownerId: 0, line: 0, key: '' };
  for (;;) {
    const rows = await sql.query<Standing>(
      `SELECT s.label, s.owner_id AS "ownerId", s.line::int AS line, s.key, s.cells, ${parts} AS parts FROM (${from}) s
       WHERE (s.owner_id, s.line, s.key) > ($1::int, $2::int, $3::text) ORDER BY s.owner_id, s.line, s.key LIMIT ${standingAtOnce}`,
      [last.ownerId, last.line, last.key],
    );
    yield rows.map(({ parts: ofKey, label, cells }) =>
      columns.map((column) => {
        if (column.role !== 'value') return column.role === 'key' ? keyCell(column, ofKey) : label;
        const cell = cells?.[values.indexOf(column)] ?? null;
        return column.type === 'boolean' && cell !== null ? cell === 'true' : cell;
      }),
    );
    if (rows.length < standingAtOnce) return;
    last = rows.at(-1) ?? last;
  }
}
