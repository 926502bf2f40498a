import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemaDiff } from '../../scripts/schema-diff.ts';
import { readMigrations } from '../../src/migrate/index.ts';
import { createTestDatabase, type TestDatabase } from '../../src/testing/index.ts';

describe('migrations', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('bring a database to exactly what prisma/schema says', async () => {
    expect(await schemaDiff(database.url)).toBe('');
  });

  it('are recorded as Prisma records them', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query(
      'SELECT migration_name, checksum, applied_steps_count FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1',
    );
    await client.end();
    expect(rows).toEqual(readMigrations().map(({ name, checksum }) => ({ migration_name: name, checksum, applied_steps_count: 1 })));
  });

  it('notice a table that no migration made', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('CREATE TABLE stray (id integer)');
    await client.end();
    expect(await schemaDiff(database.url)).toContain('stray');
  });
});
