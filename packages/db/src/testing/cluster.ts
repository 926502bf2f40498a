import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../embedded/index.ts';
import { takeMemory } from './memory-folder.ts';
import { keepRun } from './run-keeper.ts';
import { type Slot, takeSlot } from './slot.ts';

/** The environment variable in which a test run finds its cluster's address (without a database name). */
export const clusterVariable = 'WAGEWRIGHT_TEST_CLUSTER';

const dataFolder = path.resolve(import.meta.dirname, '../../../../.data');

/** Runs that were killed leave their databases behind. */
async function dropLeftDatabases(baseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${baseUrl}/postgres` });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(`SELECT datname AS name FROM pg_database WHERE datname LIKE 'test\\_%'`);
  for (const { name } of rows) await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  await client.end();
}

/**
 * Where a cluster's files are: kept with the checkout, so that the next run finds its templates, or in memory where there is room, gone with the run. A file
 * system spends much on thousands of files made and deleted a second; a whole run, which makes hundreds of databases, gains more than the templates take.
 */
export type ClusterPlace = 'kept' | 'memory';

const placeOf = (place: ClusterPlace): Slot => (place === 'memory' ? takeMemory() : undefined) ?? takeSlot(dataFolder);

/**
 * Starts the cluster of this test run, in which all its suites make their databases. Whoever joins the run finds it in the environment;
 * another run of the same checkout has one of its own. It ends with the run, whatever ends that.
 */
export async function startTestCluster(place: ClusterPlace = 'kept'): Promise<{ baseUrl: string; stop(): Promise<void> }> {
  const given = process.env[clusterVariable];
  if (given) return { baseUrl: given, stop: async () => undefined };
  const endRun = keepRun();
  const slot = placeOf(place);
  const server = await startEmbedded({ folder: slot.folder, volatile: true, portPreferred: 54_420 });
  await dropLeftDatabases(server.baseUrl);
  process.env[clusterVariable] = server.baseUrl;
  return {
    baseUrl: server.baseUrl,
    stop: async () => {
      delete process.env[clusterVariable]; // whoever starts one next in this process gets another
      await server.stop();
      slot.leave();
      await endRun();
    },
  };
}
