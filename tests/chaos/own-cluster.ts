/** A PostgreSQL server of a test's own, as durable as in production, that can be killed without harm to other tests. */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type EmbeddedPostgres, resolveDataFolder, startEmbedded } from '@wagewright/db/embedded';
import { clusterVariable } from '@wagewright/db/testing';

export interface OwnCluster {
  /** Ends the whole server at once, as a power cut would; sessions end with it. */
  kill(): void;
  /** Ends one session's process: PostgreSQL ends all the others, for they share memory with it, and recovers by itself. */
  killBackend(pid: number): void;
  /** Ends the server in order. */
  stop(): Promise<void>;
  /** Starts it again on the same port, on the data that it left. */
  start(): Promise<void>;
  /** Ends it and forgets its data. */
  dispose(): Promise<void>;
}

const portPreferred = 54_620;

/** Databases of tests are made in it from now on. */
export async function openOwnCluster(): Promise<OwnCluster> {
  const folder = resolveDataFolder(path.join(import.meta.dirname, `../../.data/chaos-${process.pid}`));
  mkdirSync(folder, { recursive: true });
  let server: EmbeddedPostgres = await startEmbedded({ folder, portPreferred });
  const { port } = server;
  const former = process.env[clusterVariable];
  process.env[clusterVariable] = server.baseUrl;
  const start = async (): Promise<void> => {
    server = await startEmbedded({ folder, portPreferred: port, portFixed: true });
  };
  return {
    kill: () => process.kill(server.pid, 'SIGKILL'),
    killBackend: (pid) => process.kill(pid, 'SIGKILL'),
    stop: () => server.stop(),
    start,
    dispose: async () => {
      if (former === undefined) delete process.env[clusterVariable];
      else process.env[clusterVariable] = former;
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
