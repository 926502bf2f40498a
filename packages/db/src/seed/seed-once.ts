import pg from 'pg';
import { appConnection } from '../client.ts';
import { type Sql, sqlOfClient } from '../sql.ts';
import { refreshStatistics } from './refresh-statistics.ts';

/** Held while seeding, so that two starts at once seed once. */
const seedLock = 7202613;

/**
 * Writes what a product begins with, in one transaction, into a migrated database without users.
 * @param url connection string of the owner or of the app's login
 * @returns whether it wrote anything: false where somebody has begun already
 */
export async function seedOnce(url: string, write: (sql: Sql) => Promise<void>): Promise<boolean> {
  const client = new pg.Client(appConnection({ url, applicationName: 'wagewright-tools' }));
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [seedLock]);
    const { rows } = await client.query('SELECT 1 FROM app_user LIMIT 1');
    if (rows.length > 0) {
      await client.query('ROLLBACK');
      return false;
    }
    await write(sqlOfClient(client));
    await client.query('COMMIT');
    await refreshStatistics(client);
    return true;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}
