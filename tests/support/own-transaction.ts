import { type Sql, sqlOfClient } from '@wagewright/db';
import type pg from 'pg';

/** Does something in a transaction of its own, which is kept unless it throws. */
export async function ownTransaction(pool: pg.Pool, does: (sql: Sql) => Promise<unknown>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await does(sqlOfClient(client));
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
