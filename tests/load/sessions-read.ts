/** L1: a thousand sessions read now and then while a batch runs. */
import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '../support/random.ts';
import { keepCalculating } from './clerk.ts';
import { Connection } from './connection.ts';
import { Latencies, rounded } from './figures.ts';
import { readOf } from './people.ts';
import type { LoadStage } from './stage.ts';

export interface SessionFigures {
  readonly p95Ms: number;
  readonly errors: number;
  readonly reads: number;
  /** Of calls that touch nothing but the server's event loop. */
  readonly eventLoopP99Ms: number;
  readonly runs: number;
}

const everyMs = 10_000;
const probeEveryMs = 25;
const firstRunMsMax = 240_000;

/** How long the server's event loop lets a call wait that asks for nothing. */
async function probe(stage: LoadStage, isOver: () => boolean): Promise<Latencies> {
  const latencies = new Latencies();
  const connection = new Connection(stage.origin);
  while (!isOver()) {
    latencies.add((await connection.send({ method: 'GET', path: '/health' })).milliseconds);
    await delay(probeEveryMs);
  }
  connection.close();
  return latencies;
}

/** For so long, and on a slow machine until a run has begun. */
export async function sessionsRead(stage: LoadStage, seconds: number): Promise<SessionFigures> {
  const random = seededRandom(11);
  const latencies = new Latencies();
  let errors = 0;
  const over = new AbortController();
  const isOver = () => over.signal.aborted;
  const reader = async (person: (typeof stage.people.anybody)[number]): Promise<void> => {
    const connection = new Connection(stage.origin);
    await delay(random() * everyMs, undefined, over).catch(() => undefined);
    while (!isOver()) {
      const { status, milliseconds } = await connection.send(readOf(person, stage.places, random).request);
      if (status === 200) latencies.add(milliseconds);
      else errors++;
      await delay(everyMs - milliseconds, undefined, over).catch(() => undefined); // ends at once when it is over
    }
    connection.close();
  };
  const firstRun = Promise.withResolvers<void>();
  const work = [probe(stage, isOver), keepCalculating(stage, isOver, firstRun.resolve)] as const;
  const readers = stage.people.anybody.map(reader);
  await Promise.all([delay(seconds * 1_000), Promise.race([firstRun.promise, delay(firstRunMsMax, undefined, { ref: false })])]);
  over.abort();
  const [probed, runs] = await Promise.all(work);
  await Promise.all(readers);
  return {
    p95Ms: rounded(latencies.percentile(0.95)),
    errors,
    reads: latencies.count,
    eventLoopP99Ms: rounded(probed.percentile(0.99)),
    runs,
  };
}
