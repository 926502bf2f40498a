import { migrate } from '@wagewright/db';
import { superviseEmbedded } from '@wagewright/db/embedded';
import pg from 'pg';

export interface LaunchedDatabase {
  readonly url: string;
  readonly embedded: boolean;
  /** When it has ended so often that it is not started again; tells why and what to do. Never for a database that was given. */
  readonly givenUp: Promise<Error>;
  stop(): Promise<void>;
}

const databaseName = 'wagewright';

async function ensureDatabase(baseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${baseUrl}/postgres` });
  await client.connect();
  const { rows } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
  if (rows.length === 0) await client.query(`CREATE DATABASE ${databaseName}`);
  await client.end();
  return `${baseUrl}/${databaseName}`;
}

/** The given database, or PostgreSQL of our own in the data folder, kept running; either brought to the current structure. */
export async function launchDatabase(folder: string, given: string | undefined): Promise<LaunchedDatabase> {
  if (given) {
    await migrate(given);
    return { url: given, embedded: false, givenUp: new Promise(() => undefined), stop: async () => undefined };
  }
  const server = await superviseEmbedded({ folder, say: console.log });
  if (server.adopted) console.log('Took over the PostgreSQL that an earlier start had left running.');
  const url = await ensureDatabase(server.baseUrl);
  await migrate(url);
  return { url, embedded: true, givenUp: server.givenUp, stop: () => server.stop() };
}
