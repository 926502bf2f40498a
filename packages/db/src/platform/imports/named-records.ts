import type { Sql } from '../../sql.ts';

/** Tables and columns by which records of other tables name those of a table. */
const naming = `
  SELECT c.conrelid::regclass::text AS table, a.attname AS column FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
  WHERE c.contype = 'f' AND c.confrelid = $1::regclass AND cardinality(c.conkey) = 1 ORDER BY 1, 2`;

interface Asked {
  readonly table: string;
  /** A query of those that are asked about: `id`, `key`; its parameter is $1. */
  readonly records: string;
  readonly parameter: number;
  /** `table.column` of what is theirs alone and goes with them. */
  readonly own: readonly string[];
  /** Of a table whose records are theirs too, by another column: it names whose a record is. */
  readonly owners?: Readonly<Record<string, string>>;
}

/** The keys of records that something else names, which therefore cannot go. */
export async function namedRecords(sql: Sql, { table, records, parameter, own, owners = {} }: Asked): Promise<ReadonlySet<string>> {
  const places = await sql.query<{ table: string; column: string }>(naming, [table]);
  const named = new Set<string>();
  for (const place of places) {
    if (own.includes(`${place.table}.${place.column}`)) continue;
    const owner = owners[place.table];
    const among = owner === undefined ? '' : `AND x.${owner} NOT IN (SELECT id FROM (${records}) o)`;
    const rows = await sql.query<{ key: string }>(
      `SELECT r.key FROM (${records}) r WHERE EXISTS (SELECT FROM ${place.table} x WHERE x.${place.column} = r.id ${among})`,
      [parameter],
    );
    for (const { key } of rows) named.add(key);
  }
  return named;
}
