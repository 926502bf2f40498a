import { randomUUID } from 'node:crypto';
import { appConnection, runJobsBy } from '@wagewright/db';
import { createTestDatabase, type TestDatabase } from '@wagewright/db/testing';
import pg from 'pg';
import { ChunkComputer } from '../../../src/pool/compute-chunk.ts';
import { type ChunkTask, createTaskMemory } from '../../../src/pool/task.ts';
import { type Clerk, openClerk } from '../../../src/testing/index.ts';

/** A database, the clerk's side, and chunk computers on connections of their own: the protocol's parts without threads and queues. */
export interface Workbench {
  readonly url: string;
  readonly clerk: Clerk;
  /** A connection such as a thread has. */
  connect(): Promise<pg.Client>;
  /** What a thread is, on the given connections in turn. */
  computer(...clients: pg.Client[]): ChunkComputer;
  close(): Promise<void>;
}

export async function openWorkbench(): Promise<Workbench> {
  const database: TestDatabase = await createTestDatabase();
  const clerk = await openClerk(database.url);
  const clients: pg.Client[] = [];
  const connect = async () => {
    const client = new pg.Client(appConnection({ url: database.url, applicationName: 'wagewright-worker' }));
    client.on('error', () => undefined); // some tests end it from the server's side
    await client.connect();
    clients.push(client);
    return client;
  };
  return {
    url: database.url,
    clerk,
    connect,
    computer: (...given) => {
      let turn = 0;
      return new ChunkComputer({
        connect: async () => given[Math.min(turn++, given.length - 1)] as pg.Client,
        jobs: runJobsBy(clerk.boss),
        failPoint: undefined,
      });
    },
    close: async () => {
      await clerk.close();
      for (const client of clients) await client.end().catch(() => undefined);
      await database.drop();
    },
  };
}

export const chunk = (runId: number, number: number): ChunkTask => ({ runId, stage: 0, number, memory: createTaskMemory() });
export const freshToken = (): string => randomUUID();
