import { sealClearNumbers } from '../org/payment-data/index.ts';
import { createSecrets, type KeySource } from '../platform/secrets/index.ts';
import { seedCompanies } from './seed-companies.ts';
import { seedOnce } from './seed-once.ts';

export interface SeedOptions {
  /** For tests: the first lines of the county's register only. Both companies are there all the same. */
  readonly employeesMax?: number;
  /** Seals numbers of accounts at once; without it the server's next start does. */
  readonly keys?: KeySource;
  readonly log: (message: string) => void;
}

/**
 * Writes the demo companies into a migrated database; does nothing where there is any user already.
 * Past periods are left with new batches: `payPastPeriods` pays them.
 * @param url connection string of the owner or of the app's login
 * @returns whether it wrote anything
 */
export async function seedDemo(url: string, { employeesMax, keys, log }: SeedOptions): Promise<boolean> {
  const started = performance.now();
  const seeded = await seedOnce(url, async (sql) => {
    await seedCompanies(sql, { employeesMax });
    if (keys) await sealClearNumbers((work) => work(sql), createSecrets(keys));
  });
  if (seeded) log(`Demo companies written in ${Math.round(performance.now() - started)} ms.`);
  return seeded;
}
