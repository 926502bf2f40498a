/** L2, L4: far more calls at once than there is room for. */
import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '../support/random.ts';
import { Connection } from './connection.ts';
import { Latencies, rounded } from './figures.ts';
import { readOf } from './people.ts';
import { residentMb } from './processes.ts';
import type { LoadStage } from './stage.ts';

export interface OverloadFigures {
  /** Of the calls that were served. */
  readonly p95Ms: number;
  readonly served: number;
  readonly shed: number;
  readonly shedP95Ms: number;
  readonly withoutRetryAfter: number;
  readonly errors: number;
  readonly rssMb: readonly [number, number];
  readonly rssGrowthMb: number;
}

const warmMs = 5_000;

/** Every session has a call outstanding, always. */
export async function overload(stage: LoadStage, seconds: number): Promise<OverloadFigures> {
  const random = seededRandom(13);
  const served = new Latencies();
  const shed = new Latencies();
  let [withoutRetryAfter, errors] = [0, 0];
  let isCounting = false;
  const over = new AbortController();
  const caller = async (person: (typeof stage.people.anybody)[number]): Promise<void> => {
    const connection = new Connection(stage.origin);
    while (!over.signal.aborted) {
      const { status, milliseconds, retryAfter } = await connection.send(readOf(person, stage.places, random).request);
      if (!isCounting) continue;
      if (status === 200) served.add(milliseconds);
      else if (status === 429) {
        shed.add(milliseconds);
        if (!retryAfter) withoutRetryAfter++;
      } else errors++;
    }
    connection.close();
  };
  const callers = stage.people.anybody.map(caller);
  await delay(Math.min(warmMs, seconds * 1_000));
  isCounting = true;
  const before = residentMb(stage.serverPid);
  await delay(seconds * 1_000);
  isCounting = false;
  const after = residentMb(stage.serverPid);
  over.abort();
  await Promise.all(callers);
  return {
    p95Ms: rounded(served.percentile(0.95)),
    served: served.count,
    shed: shed.count,
    shedP95Ms: rounded(shed.percentile(0.95)),
    withoutRetryAfter,
    errors,
    rssMb: [rounded(before, 0), rounded(after, 0)],
    rssGrowthMb: rounded(after - before, 0),
  };
}
