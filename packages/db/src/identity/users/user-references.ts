import type { Sql } from '../../sql.ts';

/** Columns that name a user, whether by a foreign key or not; what goes with the user, and what a stranger can do with their account, is left out. */
const columnsThatName = `SELECT c.table_schema AS schema, c.table_name AS "table", c.column_name AS "column"
  FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema IN ('public', 'calc') AND t.table_type = 'BASE TABLE' AND c.data_type = 'integer'
    AND (c.column_name = 'user_id' OR c.column_name LIKE '%\\_user\\_id') AND c.table_name NOT IN ('user_role', 'notification', 'sign_in_attempt', 'account_lookup')
  ORDER BY 1, 2, 3`;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Whether anything names a user: what they did, decided, made, or signed in to. It looks no further than the first. */
export async function isNamed(sql: Sql, userId: number): Promise<boolean> {
  const columns = await sql.query<{ schema: string; table: string; column: string }>(columnsThatName);
  const named = columns.map(
    ({ schema, table, column }) => `EXISTS (SELECT 1 FROM ${quoted(schema)}.${quoted(table)} WHERE ${quoted(column)} = $1::int)`,
  );
  const [row] = await sql.query<{ isNamed: boolean }>(`SELECT ${named.join(' OR ')} AS "isNamed"`, [userId]);
  return row?.isNamed ?? false;
}
