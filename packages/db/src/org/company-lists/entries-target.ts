/** Files that are imported into a list of the company whose entries are told by their codes: positions, cost centers. */
import { AppError } from '@wagewright/contracts';
import {
  changing,
  fillBothNames,
  type ImportJobRow,
  type ImportTarget,
  namedRecords,
  refuseRows,
  type WrittenSide,
} from '../../platform/imports/index.ts';
import type { Sql } from '../../sql.ts';

/** A list: its table, the column of its names, and what else its entries say after their two names. */
export interface EntryList {
  readonly table: string;
  readonly name: string;
  readonly more: readonly {
    readonly column: string;
    /** The cell of an entry `x`. */
    readonly stands: string;
    /** What is written for a cell. */
    readonly written: (cell: string) => string;
  }[];
}

const ofImport = (effects: string): string => `r.import_id = $1::int AND r.effect IN ${effects}`;

/** Entries of the import that something names, of an effect. */
const named = (sql: Sql, { id }: Pick<ImportJobRow, 'id'>, { table }: EntryList, effect: 'created' | 'closed') =>
  namedRecords(sql, {
    table,
    records: `SELECT x.id, x.code AS key FROM ${table} x JOIN import_row r ON r.key = x.code WHERE ${ofImport(`('${effect}')`)}`,
    parameter: id,
    own: [],
  });

async function refuseNamed(sql: Sql, job: ImportJobRow, list: EntryList): Promise<void> {
  const kept = await named(sql, job, list, 'closed');
  if (kept.size === 0) return;
  const rows = await sql.query<{ ordinal: number }>(
    'SELECT ordinal FROM import_row WHERE import_id = $1::int AND effect = $2::text AND key = ANY ($3::text[])',
    [job.id, 'closed', [...kept]],
  );
  await refuseRows(
    sql,
    job,
    rows.map(({ ordinal }) => ({ ordinal, reason: { code: 'ENTRY_NAMED' } })),
  );
}

const remove = ({ table }: EntryList, side: WrittenSide): string =>
  `DELETE FROM ${table} x USING import_row r WHERE ${ofImport(changing)} AND x.code = r.key AND r.${side} IS NULL`;

function put({ table, name, more }: EntryList, side: WrittenSide): string {
  const columns = [name, ...more.map(({ column }) => column)];
  const cells = [
    `jsonb_build_object('en', r.${side}[1], 'zh-CN', r.${side}[2])`,
    ...more.map(({ written }, index) => written(`r.${side}[${index + 3}]`)),
  ];
  return `
  INSERT INTO ${table} (code, ${columns.join(', ')})
  SELECT r.key, ${cells.join(', ')} FROM import_row r WHERE ${ofImport(changing)} AND r.${side} IS NOT NULL ORDER BY r.ordinal
  ON CONFLICT (code) DO UPDATE SET ${columns.map((column) => `${column} = EXCLUDED.${column}`).join(', ')}, version = ${table}.version + 1`;
}

async function write(sql: Sql, job: ImportJobRow, list: EntryList, side: WrittenSide): Promise<void> {
  if (side === 'before') {
    const [key] = await named(sql, job, list, 'created');
    if (key !== undefined) throw new AppError('IMPORT_STILL_USED', { file: job.fileName, key });
  }
  for (const text of [remove(list, side), put(list, side)]) await sql.query(text, [job.id]);
}

export function entriesTarget(list: EntryList, checks: NonNullable<ImportTarget['checks']>): ImportTarget {
  const cells = [`x.${list.name} ->> 'en'`, `x.${list.name} ->> 'zh-CN'`, ...list.more.map(({ stands }) => stands)];
  const standing = `SELECT x.code AS key, 0 AS line, x.id AS owner_id, x.${list.name} ->> 'en' AS label, ARRAY[${cells.join(', ')}]::text[] AS cells FROM ${list.table} x`;
  return {
    takesNewKeys: true,
    linesMax: () => 1,
    owners: () => `SELECT x.code AS key, NULL::text AS label, x.id AS owner_id FROM ${list.table} x`,
    standing: () => standing,
    checks,
    resolve: (sql, job) => fillBothNames(sql, job, standing),
    lock: async (sql, job) => {
      await sql.query(
        `SELECT id FROM ${list.table} WHERE code IN (SELECT key FROM import_row r WHERE ${ofImport(changing)}) ORDER BY id FOR NO KEY UPDATE`,
        [job.id],
      );
    },
    refuse: (sql, job) => refuseNamed(sql, job, list),
    write: (sql, job, side) => write(sql, job, list, side),
  };
}
