/** Rows of imports, a window at a time. */
import type { Sql } from '../../sql.ts';
import type { ImportTarget } from './import-target.ts';
import type { ImportColumn, ImportJobRow } from './job-row.ts';

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
    readonly offset: number;
    readonly limit: number;
  },
): Promise<{ rows: ShownImportRow[]; total: number }> {
  const where = `r.import_id = $1::int AND r.effect = ANY ($2::text[])
    AND ($3::text IS NULL OR starts_with(lower(r.key), lower($3::text)) OR position(lower($3::text) in lower(r.label)) > 0)`;
  const parameters = [query.importId, query.effects, query.keywords ? query.keywords : null];
  const [count] = await sql.query<{ total: number }>(`SELECT count(*)::int AS total FROM import_row r WHERE ${where}`, parameters);
  const rows = await sql.query<ShownImportRow>(
    `SELECT r.ordinal, r.row_number AS "rowNumber", r.key, r.label, r.effect, r.before, r.after, r.reasons
     FROM import_row r WHERE ${where} ORDER BY r.ordinal LIMIT $4::int OFFSET $5::int`,
    [...parameters, query.limit, query.offset],
  );
  return { rows, total: count?.total ?? 0 };
}

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
  readonly key: string;
  readonly label: string;
  readonly ownerId: number;
  readonly line: number;
  readonly cells: readonly (string | null)[] | null;
}

/** What stands, in the layout of a template: rows of cells as a writer of tables takes them. */
export async function* standingBlocks(
  sql: Sql,
  entity: ImportTarget,
  { target, columns }: { readonly target: ImportJobRow['target']; readonly columns: readonly ImportColumn[] },
  everybody: boolean,
): AsyncGenerator<(string | boolean | null)[][]> {
  const from = everybody
    ? `SELECT o.key, o.label, o.owner_id, coalesce(t.line, 0) AS line, t.cells FROM (${entity.owners({ target })}) o LEFT JOIN (${entity.standing({ target })}) t USING (owner_id)`
    : entity.standing({ target });
  const values = columns.filter(({ role }) => role === 'value');
  let last: Pick<Standing, 'ownerId' | 'line'> = { ownerId: 0, line: 0 };
  for (;;) {
    const rows = await sql.query<Standing>(
      `SELECT s.key, s.label, s.owner_id AS "ownerId", s.line::int AS line, s.cells FROM (${from}) s
       WHERE (s.owner_id, s.line) > ($1::int, $2::int) ORDER BY s.owner_id, s.line LIMIT ${standingAtOnce}`,
      [last.ownerId, last.line],
    );
    yield rows.map(({ key, label, cells }) =>
      columns.map((column) => {
        if (column.role !== 'value') return column.role === 'key' ? key : label;
        const cell = cells?.[values.indexOf(column)] ?? null;
        return column.type === 'boolean' && cell !== null ? cell === 'true' : cell;
      }),
    );
    if (rows.length < standingAtOnce) return;
    last = rows.at(-1) ?? last;
  }
}
