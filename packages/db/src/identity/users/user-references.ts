import type { Sql } from '../../sql.ts';

/** Columns that name a user, whether by a foreign key or not; what goes with the user is left out. */
const columnsThatName = `SELECT c.table_schema AS schema, c.table_name AS "table", c.column_name AS "column"
  FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema IN ('public', 'calc') AND t.table_type = 'BASE TABLE' AND c.data_type = 'integer'
    AND (c.column_name = 'user_id' OR c.column_name LIKE '%\\_user\\_id') AND c.table_name NOT IN ('user_role', 'notification', 'sign_in_attempt')
  ORDER BY 1, 2, 3`;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** How many records name a user: what they did, decided, made, or signed in to. */
export async function countReferences(sql: Sql, userId: number): Promise<number> {
  const columns = await sql.query<{ schema: string; table: string; column: string }>(columnsThatName);
  const counts = columns.map(
    ({ schema, table, column }) => `SELECT count(*) AS n FROM ${quoted(schema)}.${quoted(table)} WHERE ${quoted(column)} = $1::int`,
  );
  const [row] = await sql.query<{ count: number }>(`SELECT sum(n)::int AS count FROM (${counts.join(' UNION ALL ')}) found`, [userId]);
  return row?.count ?? 0;
}
