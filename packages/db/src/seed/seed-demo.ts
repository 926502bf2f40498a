import pg from 'pg';
import { appConnection } from '../client.ts';
import { sealClearNumbers } from '../org/payment-data/index.ts';
import { createSecrets, type KeySource } from '../platform/secrets/index.ts';
import { sqlOfClient } from '../sql.ts';
import { refreshStatistics } from './refresh-statistics.ts';
import { seedCompanies } from './seed-companies.ts';

export interface SeedOptions {
  /** For tests: the first lines of the county's register only. Both companies are there all the same. */
  readonly employeesMax?: number;
  /** Seals numbers of accounts at once; without it the server's next start does. */
  readonly keys?: KeySource;
  readonly log: (message: string) => void;
}

/** Held while seeding, so that two starts at once seed once. */
const seedLock = 7202613;

/**
 * Writes the demo companies into a migrated database; does nothing where there is a legal entity already.
 * Past periods are left with new batches: `payPastPeriods` pays them.
 * @param url connection string of the owner or of the app's login
 * @returns whether it wrote anything
 */
export async function seedDemo(url: string, { employeesMax, keys, log }: SeedOptions): Promise<boolean> {
  const client = new pg.Client(appConnection({ url, applicationName: 'wagewright-tools' }));
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [seedLock]);
    const { rows } = await client.query('SELECT 1 FROM legal_entity LIMIT 1');
    if (rows.length > 0) {
      await client.query('ROLLBACK');
      return false;
    }
    const started = performance.now();
    const sql = sqlOfClient(client);
    await seedCompanies(sql, { employeesMax });
    if (keys) await sealClearNumbers((work) => work(sql), createSecrets(keys));
    await client.query('COMMIT');
    await refreshStatistics(client);
    log(`Demo companies written in ${Math.round(performance.now() - started)} ms.`);
    return true;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}
