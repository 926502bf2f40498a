import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { describeSqlError } from './sql-error.ts';

const migrationsFolder = path.join(import.meta.dirname, '../../prisma/migrations');
/** The advisory lock that Prisma's own migrate takes, so that both exclude each other. */
const prismaLock = 72707369;

const createLedger = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY NOT NULL, checksum varchar(64) NOT NULL, finished_at timestamptz, migration_name varchar(255) NOT NULL,
  logs text, rolled_back_at timestamptz, started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`;

export interface Migration {
  readonly name: string;
  readonly script: string;
  readonly checksum: string;
}

export function readMigrations(): Migration[] {
  return readdirSync(migrationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const script = readFileSync(path.join(migrationsFolder, name, 'migration.sql'), 'utf8');
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') };
    });
}

async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  const id = randomUUID();
  try {
    await client.query('BEGIN');
    await client.query(migration.script);
    await client.query(
      `INSERT INTO public._prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [id, migration.checksum, migration.name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    if (error instanceof pg.DatabaseError) throw new Error(describeSqlError(migration.name, migration.script, error), { cause: error });
    throw error;
  }
}

/**
 * Applies what is missing of prisma/migrations, each file in one transaction, and keeps `_prisma_migrations` as Prisma does.
 * @returns the names of the applied migrations
 */
export async function applyMigrations(client: pg.Client): Promise<string[]> {
  await client.query('SELECT pg_advisory_lock($1)', [prismaLock]);
  try {
    await client.query(createLedger);
    const { rows } = await client.query<{ migration_name: string; checksum: string }>(
      'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
    );
    const applied = new Map(rows.map((row) => [row.migration_name, row.checksum]));
    const migrations = readMigrations();
    for (const { name, checksum } of migrations) {
      const known = applied.get(name);
      if (known && known !== checksum) {
        throw new Error(`Migration ${name} was changed after it had been applied. Restore the file and write a new migration instead.`);
      }
    }
    const missing = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of missing) await applyOne(client, migration);
    return missing.map(({ name }) => name);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [prismaLock]);
  }
}
