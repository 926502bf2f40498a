import { createSeededTestDatabase, startTestCluster } from '@wagewright/db/testing';
import { startTestServer, type TestServer } from '@wagewright/server/testing';

/** Measures against a server in this process, on a seeded database of its own in the cluster that tests use. */
export async function onTestServer<Figures>(measured: (server: TestServer) => Promise<Figures>): Promise<Figures> {
  const cluster = await startTestCluster();
  try {
    await using server = await startTestServer({ makeDatabase: createSeededTestDatabase, requestsPerMinuteMax: 1_000_000 });
    return await measured(server);
  } finally {
    await cluster.stop();
  }
}
