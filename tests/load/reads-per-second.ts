/** How many ordinary reads a second are served while some are always outstanding, and what one costs server and database. */
import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '../chaos/random.ts';
import { Connection } from './connection.ts';
import { Latencies, rounded } from './figures.ts';
import { ordinaryRead } from './people.ts';
import { postgresMs, processorMs } from './processes.ts';
import type { LoadStage } from './stage.ts';

export interface ReadFigures {
  readonly perSecond: number;
  readonly p95Ms: number;
  readonly failed: number;
  /** Processor time of one read. */
  readonly serverMs: number;
  readonly postgresMs: number;
  readonly byRead: Readonly<Record<string, number>>;
}

/** @param outstanding requests that are always under way */
export async function readsPerSecond(stage: LoadStage, outstanding: number, seconds: number, only?: string): Promise<ReadFigures> {
  const random = seededRandom(7);
  const latencies = new Latencies();
  const medians = new Map<string, Latencies>();
  let failed = 0;
  let counting = false;
  const over = new AbortController();
  const next = () => {
    for (;;) {
      const read = ordinaryRead(stage.people, stage.places, random);
      if (only === undefined || read.name === only || read.procedure.endsWith(only)) return read;
    }
  };
  const reader = async (): Promise<void> => {
    const connection = new Connection(stage.origin);
    while (!over.signal.aborted) {
      const { procedure, request } = next();
      const { status, milliseconds, body } = await connection.send(request);
      if (!counting) continue;
      if (status !== 200) {
        failed++;
        if (process.env['LOAD_SHOW']) console.error(procedure, status, body.slice(0, 300));
        continue;
      }
      latencies.add(milliseconds);
      const own = medians.get(procedure) ?? new Latencies();
      own.add(milliseconds);
      medians.set(procedure, own);
    }
    connection.close();
  };
  const readers = Array.from({ length: outstanding }, reader);
  await delay(2_000); // warm
  const before = { server: processorMs(stage.serverPid), postgres: postgresMs(stage.postmasterPid) };
  counting = true;
  const begun = performance.now();
  await delay(seconds * 1_000);
  counting = false;
  const elapsed = (performance.now() - begun) / 1_000;
  const after = { server: processorMs(stage.serverPid), postgres: postgresMs(stage.postmasterPid) };
  over.abort();
  await Promise.all(readers);
  return {
    perSecond: rounded(latencies.count / elapsed, 0),
    p95Ms: rounded(latencies.percentile(0.95)),
    failed,
    serverMs: rounded((after.server - before.server) / latencies.count, 3),
    postgresMs: rounded((after.postgres - before.postgres) / latencies.count, 3),
    byRead: Object.fromEntries([...medians].map(([name, own]) => [name, rounded(own.percentile(0.5))])),
  };
}
