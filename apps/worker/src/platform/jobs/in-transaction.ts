import { type Sql, sqlOfClient } from '@wagewright/db';
import type pg from 'pg';

/** Does something in a transaction of a connection that the caller holds. */
export async function transact<Result>(client: pg.PoolClient, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  try {
    await client.query('BEGIN');
    const result = await work(sqlOfClient(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined); // a broken connection has rolled back by itself
    throw error;
  }
}

/** Does something in a transaction of its own. */
export async function inTransaction<Result>(pool: pg.Pool, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    return await transact(client, work);
  } finally {
    client.release();
  }
}
