import { queues } from '@wagewright/contracts';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { grantNewPermissions } from './new-permissions.ts';
import { ensureAppRole, grantAppRole } from './roles.ts';
import { applyMigrations } from './runner.ts';

export { appRole } from './roles.ts';
export { readMigrations } from './runner.ts';

/** pg-boss keeps its own schema; the owner migrates it and makes the queues, the app starts it with `migrate: false`. */
async function migrateQueues(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, schema: 'pgboss', supervise: false, schedule: false, max: 1 });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (const [name, options] of Object.entries(queues)) {
      const existing = await boss.getQueue(name);
      if (!existing) await boss.createQueue(name, options);
      else {
        const { policy: _fixedAtCreation, ...changeable } = options;
        await boss.updateQueue(name, changeable);
      }
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

/**
 * Brings a database to the current structure: our migrations, pg-boss's schema and queues, the app's role and its rights.
 * @param ownerUrl connection string of the owner (of structure)
 * @returns the names of the migrations that were applied
 */
export async function migrate(ownerUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await ensureAppRole(client);
    const applied = await applyMigrations(client);
    await grantNewPermissions(client);
    await migrateQueues(ownerUrl);
    await grantAppRole(client);
    return applied;
  } finally {
    await client.end();
  }
}
