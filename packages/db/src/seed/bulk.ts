import type { Sql } from '../sql.ts';

export type BulkValue = string | number | boolean | null;

/** Ids for rows that refer to each other before they are written; drawn from the table's own sequence. */
export async function reserveIds(sql: Sql, table: string, count: number): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    'SELECT nextval(pg_get_serial_sequence($1, $2))::int AS id FROM generate_series(1, $3::int)',
    [`public.${table}`, 'id', count],
  );
  return rows.map((row) => row.id);
}

/**
 * Writes many rows in one statement.
 * @param types the columns with their PostgreSQL types; jsonb columns take JSON text
 */
export async function insertRows<Column extends string>(
  sql: Sql,
  table: string,
  types: Readonly<Record<Column, string>>,
  rows: readonly Readonly<Record<Column, BulkValue>>[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(types) as Column[];
  const arrays = columns.map((column, index) => `$${index + 1}::${types[column]}[]`);
  await sql.query(
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT * FROM unnest(${arrays.join(', ')})`,
    columns.map((column) => rows.map((row) => row[column])),
  );
}
