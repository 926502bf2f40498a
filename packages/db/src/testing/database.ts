import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtInRoleGrants, queues } from '@wagewright/contracts';
import pg from 'pg';
import { migrate, readMigrations } from '../migrate/index.ts';
import { clusterVariable } from './cluster.ts';

export interface TestDatabase {
  /** Connection string of the owner. */
  readonly url: string;
  drop(): Promise<void>;
}

const templateLock = 7202612;

function clusterUrl(): string {
  const url = process.env[clusterVariable];
  if (!url) throw new Error(`No test cluster: add packages/db/src/testing/global-setup.ts to the vitest config's globalSetup.`);
  return url;
}

async function withAdmin<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: `${clusterUrl()}/postgres` });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Changes whenever migrations, queues, grants of the built-in roles or the seed change, so that an old template is never used. */
function templateName(kind: string, folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const migration of readMigrations()) hash.update(migration.checksum);
  hash.update(JSON.stringify([queues, builtInRoleGrants]));
  for (const folder of [path.join(import.meta.dirname, '../migrate'), ...folders]) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) hash.update(readFileSync(path.join(entry.parentPath, entry.name)));
    }
  }
  return `template_${kind}_${hash.digest('hex').slice(0, 16)}`;
}

/** The templates of the same content that older sources made. */
async function dropStale(admin: pg.Client, name: string): Promise<void> {
  const { rows } = await admin.query<{ stale: string }>(
    `SELECT datname AS stale FROM pg_database WHERE datistemplate AND datname <> $1 AND regexp_replace(datname, '_[0-9a-f]{16}$', '') = $2`,
    [name, name.replace(/_[0-9a-f]{16}$/, '')],
  );
  for (const { stale } of rows) {
    await admin.query(`ALTER DATABASE "${stale}" WITH IS_TEMPLATE false`);
    await admin.query(`DROP DATABASE "${stale}"`);
  }
}

/** Makes the template once for all test files; the others wait for it. */
async function ensureTemplate(name: string, fill: (url: string) => Promise<void>): Promise<void> {
  await withAdmin(async (admin) => {
    await admin.query('SELECT pg_advisory_lock($1::int, hashtext($2))', [templateLock, name]);
    const { rows } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [name]);
    if (rows.length > 0) return;
    await admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    await admin.query(`CREATE DATABASE "${name}"`);
    const url = `${clusterUrl()}/${name}`;
    await migrate(url);
    await fill(url);
    await admin.query(`ALTER DATABASE "${name}" WITH IS_TEMPLATE true`);
    await dropStale(admin, name);
  });
}

const inUse = '55006';

/** A session that was closed a moment ago may still be there: PostgreSQL waits for it, some seconds. Those that stay open are ended. */
async function dropDatabase(admin: pg.Client, name: string): Promise<void> {
  try {
    await admin.query(`DROP DATABASE IF EXISTS "${name}"`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== inUse) throw error;
    await admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  }
}

/** By copying its files, in half of the processor time that it takes PostgreSQL to write every page to its log, as it would by itself. */
async function clone(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withAdmin((admin) => admin.query(`CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY file_copy`));
  return {
    url: `${clusterUrl()}/${name}`,
    drop: async () => {
      await withAdmin((admin) => dropDatabase(admin, name));
    },
  };
}

/** The templates that this process has found or made, by cluster and content: to work out a name reads hundreds of files, which stay as they are for a run. */
const templates = new Map<string, Promise<string>>();

function templateOf(kind: string, sources: readonly string[], fill: (url: string) => Promise<void>): Promise<string> {
  const key = [clusterUrl(), kind, ...sources].join(' ');
  const known = templates.get(key);
  if (known) return known;
  const name = templateName(kind, sources);
  const making = ensureTemplate(name, fill).then(() => name);
  templates.set(key, making);
  making.catch(() => templates.delete(key));
  return making;
}

/** A migrated database of its own for a test file, cloned from one template. */
export const createTestDatabase = async (): Promise<TestDatabase> => await clone(await templateOf('empty', [], async () => undefined));

/**
 * A database with content that is costly to make, cloned from a template of its own.
 * @param kind names the content; @param sources folders whose change makes the template stale
 */
export const createFilledTestDatabase = async (
  kind: string,
  sources: readonly string[],
  fill: (url: string) => Promise<void>,
): Promise<TestDatabase> => await clone(await templateOf(kind, sources, fill));
