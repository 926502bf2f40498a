import path from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, resolveDataFolder, startEmbedded } from '../embedded/index.ts';

/** The environment variable in which a test run finds its cluster's address (without a database name). */
export const clusterVariable = 'WAGEWRIGHT_TEST_CLUSTER';

const repository = path.resolve(import.meta.dirname, '../../../..');

async function othersAreConnected(baseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: `${baseUrl}/postgres` });
  await client.connect();
  const { rows } = await client.query("SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()");
  await client.end();
  return rows.length > 0;
}

/** Starts (or joins) the cluster that all test runs of this checkout share; a run that finds others at work leaves it running. */
export async function startTestCluster(): Promise<{ baseUrl: string; stop(): Promise<void> }> {
  const given = process.env[clusterVariable];
  if (given) return { baseUrl: given, stop: async () => undefined };
  const server: EmbeddedPostgres = await startEmbedded({
    folder: resolveDataFolder(path.join(repository, '.data/test')),
    volatile: true,
    portPreferred: 54420,
  });
  process.env[clusterVariable] = server.baseUrl;
  return {
    baseUrl: server.baseUrl,
    stop: async () => {
      if (!(await othersAreConnected(server.baseUrl).catch(() => true))) await server.stop();
    },
  };
}
