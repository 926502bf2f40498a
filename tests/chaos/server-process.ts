/** A server as a process of its own, asked again and again how it is. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { until } from '@wagewright/worker/testing';

const main = path.join(import.meta.dirname, '../../apps/server/src/main.ts');

/** What a stranger's call gives when all is well: its session is looked up in the database and not found. */
const wellStatus = 401;
const awayStatus = 503;
const busyStatus = 429;
/** Well below what one address may ask. */
const askEveryMs = 150;

export interface ServerProcess {
  /** With its base path. */
  readonly url: string;
  /** Statuses of all calls so far; 0 where there was no answer. */
  readonly seen: ReadonlySet<number>;
  /** Waits until it answers well again; the seconds that it took. */
  untilWell(secondsMax: number): Promise<number>;
  /** SIGKILL; at once, whatever it is doing. */
  end(): Promise<void>;
}

async function urlOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const entry = JSON.parse(line) as { msg?: string; url?: string };
    if (entry.msg === 'server is up' && entry.url) return entry.url;
  }
  throw new Error('The server ended before it was up.');
}

const ask = async (url: string): Promise<number> => {
  try {
    const answer = await fetch(`${url}/api/payroll/batches`, {
      headers: { authorization: 'Bearer nobody' },
      signal: AbortSignal.timeout(5_000),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
};

/** A stranger's refusal, “the database is away”, and, on a machine that has too much to do, “come again later”. */
const answers: ReadonlySet<number> = new Set([wellStatus, awayStatus, busyStatus]);

/** Why what was seen is wrong; empty where it is not. */
export const wrongAnswers = (seen: ReadonlySet<number>): string[] =>
  [...seen].filter((status) => !answers.has(status)).map((status) => `the server answered ${status || 'nothing'}`);

export const answeredAway = (seen: ReadonlySet<number>): boolean => seen.has(awayStatus);

export async function startServerProcess(databaseUrl: string): Promise<ServerProcess> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: '0', LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  const url = await urlOf(child.stdout);
  child.stdout.resume();
  const seen = new Set<number>();
  let last = 0;
  const stopping = new AbortController();
  const asked = (async () => {
    while (!stopping.signal.aborted) {
      last = await ask(url);
      if (!stopping.signal.aborted) seen.add(last);
      await delay(askEveryMs);
    }
  })();
  return {
    url,
    seen,
    untilWell: async (secondsMax) => {
      const begun = performance.now();
      last = 0;
      await until('the server answers well again', secondsMax, async () => last === wellStatus);
      return (performance.now() - begun) / 1_000;
    },
    end: async () => {
      child.kill('SIGKILL');
      stopping.abort();
      await exit;
      await asked;
    },
  };
}
