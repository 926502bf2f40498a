/** How many ordinary reads a second are served while some are always outstanding, and what one costs server and database. */
import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '../support/random.ts';
import { Connection, type Request } from './connection.ts';
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
  /** Medians, milliseconds. */
  readonly byRead: Readonly<Record<string, number>>;
}

export interface Reading {
  /** Requests that are always under way. */
  readonly outstanding: number;
  readonly seconds: number;
  /** What is read next, and under which name it counts. The usual mix where left out. */
  readonly next?: () => { readonly procedure: string; readonly request: Request };
  /** Addresses that a reader takes turns with, for what is limited by address. */
  readonly addressesEach?: number;
}

const warmMs = 2_000;

class Tally {
  readonly all = new Latencies();
  readonly byName = new Map<string, Latencies>();
  failed = 0;

  count(name: string, status: number, milliseconds: number): void {
    if (status !== 200) {
      this.failed++;
      return;
    }
    this.all.add(milliseconds);
    const own = this.byName.get(name) ?? new Latencies();
    own.add(milliseconds);
    this.byName.set(name, own);
  }
}

export async function readsPerSecond(stage: LoadStage, reading: Reading): Promise<ReadFigures> {
  const { outstanding, seconds, addressesEach = 0 } = reading;
  const random = seededRandom(7);
  const next = reading.next ?? (() => ordinaryRead(stage.people, stage.places, random));
  let tally: Tally | undefined;
  const over = new AbortController();
  const reader = async (number: number): Promise<void> => {
    const connections =
      addressesEach === 0
        ? [new Connection(stage.origin)]
        : Array.from({ length: addressesEach }, (_, index) => new Connection(stage.origin, `127.1.${number}.${index + 1}`));
    for (let turn = 0; !over.signal.aborted; turn++) {
      const { procedure, request } = next();
      const { status, milliseconds } = await (connections[turn % connections.length] as Connection).send(request);
      tally?.count(procedure, status, milliseconds);
    }
    for (const connection of connections) connection.close();
  };
  const readers = Array.from({ length: outstanding }, (_, number) => reader(number));
  await delay(warmMs);
  const before = { server: processorMs(stage.serverPid), postgres: postgresMs(stage.postmasterPid) };
  const counted = new Tally();
  tally = counted;
  const begun = performance.now();
  await delay(seconds * 1_000);
  tally = undefined;
  const elapsed = (performance.now() - begun) / 1_000;
  const after = { server: processorMs(stage.serverPid), postgres: postgresMs(stage.postmasterPid) };
  over.abort();
  await Promise.all(readers);
  return {
    perSecond: rounded(counted.all.count / elapsed, 0),
    p95Ms: rounded(counted.all.percentile(0.95)),
    failed: counted.failed,
    serverMs: rounded((after.server - before.server) / counted.all.count, 3),
    postgresMs: rounded((after.postgres - before.postgres) / counted.all.count, 3),
    byRead: Object.fromEntries([...counted.byName].map(([name, own]) => [name, rounded(own.percentile(0.5))])),
  };
}
