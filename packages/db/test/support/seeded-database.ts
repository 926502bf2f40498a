import path from 'node:path';
import pg from 'pg';
import { appConnection } from '../../src/client.ts';
import { seedDemo } from '../../src/seed/index.ts';
import { type Sql, sqlOfClient } from '../../src/sql.ts';
import { createFilledTestDatabase, type TestDatabase } from '../../src/testing/index.ts';

const seedFolder = path.resolve(import.meta.dirname, '../../src/seed');
const packsFolder = path.resolve(import.meta.dirname, '../../../calc-engine/packs');

/** People of the county in the small seed. */
export const smallSeedEmployees = 240;

export interface SeededDatabase {
  readonly database: TestDatabase;
  readonly client: pg.Client;
  readonly sql: Sql;
  close(): Promise<void>;
}

async function open(database: TestDatabase): Promise<SeededDatabase> {
  const client = new pg.Client(appConnection({ url: database.url, applicationName: 'wagewright-tools' }));
  await client.connect();
  return {
    database,
    client,
    sql: sqlOfClient(client),
    close: async () => {
      await client.end();
      await database.drop();
    },
  };
}

/** The demo companies with few people, nothing paid yet. */
export const openSeededDatabase = async (): Promise<SeededDatabase> =>
  open(
    await createFilledTestDatabase('small_seed', [seedFolder, packsFolder], async (url) => {
      await seedDemo(url, { employeesMax: smallSeedEmployees, log: () => undefined });
    }),
  );

/** The demo companies whole, nothing paid yet. */
export const openWholeSeed = async (): Promise<SeededDatabase> =>
  open(
    await createFilledTestDatabase('whole_seed', [seedFolder, packsFolder], async (url) => {
      await seedDemo(url, { log: () => undefined });
    }),
  );
