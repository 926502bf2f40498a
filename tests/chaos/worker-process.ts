/** A worker as a process of its own, to be killed, paused and replaced. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { formatKeyRing } from '@wagewright/db';
import { testSecretKeys } from '@wagewright/db/testing';

const main = path.join(import.meta.dirname, '../../apps/worker/src/main.ts');

export interface WorkerSettings {
  readonly databaseUrl: string;
  readonly threads?: number;
  /** `name:nth`, see the worker's fail points. */
  readonly failPoint?: string;
  /** Seconds; the product's own where left out. */
  readonly silenceSeconds?: number | undefined;
  /** Seconds of processor time after which a thread counts as hanging; the product's own where left out. */
  readonly chunkSeconds?: number;
}

export interface WorkerProcess {
  readonly pid: number;
  /** Resolves when the process is gone, with its code or its signal. */
  readonly exit: Promise<number | NodeJS.Signals>;
  signal(name: 'SIGKILL' | 'SIGTERM' | 'SIGSTOP' | 'SIGCONT'): void;
  /** Ends it if it still runs. */
  end(): Promise<void>;
}

/** Whether a process has been stopped and waits to be let go on. */
export function isStopped(pid: number): boolean {
  const state =
    process.platform === 'linux'
      ? /\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'state=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return state?.startsWith('T') ?? false;
}

function ended(child: ChildProcess): Promise<number | NodeJS.Signals> {
  return once(child, 'exit').then(([code, signal]) => (signal ?? code) as number | NodeJS.Signals);
}

/** Waits for the worker's own word that it is ready; what else it says is drained. */
async function untilReady(child: ChildProcess): Promise<void> {
  if (!child.stdout) throw new Error('The worker has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('worker is ready')) break;
  }
  child.stdout.resume();
}

export async function startWorkerProcess({
  databaseUrl,
  threads = 2,
  failPoint,
  silenceSeconds,
  chunkSeconds,
}: WorkerSettings): Promise<WorkerProcess> {
  const env = {
    ...process.env,
    WAGEWRIGHT_SECRET_KEY: formatKeyRing(testSecretKeys.ring()),
    DATABASE_URL: databaseUrl,
    WORKER_THREADS: String(threads),
    WORKER_SWEEP_SECONDS: '1',
    ...(silenceSeconds ? { WORKER_SILENCE_SECONDS: String(silenceSeconds) } : {}),
    ...(chunkSeconds ? { WORKER_CHUNK_SECONDS: String(chunkSeconds) } : {}),
    LOG_LEVEL: 'info',
    ...(failPoint ? { WAGEWRIGHT_FAIL_POINT: failPoint } : {}),
  };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = ended(child);
  await Promise.race([untilReady(child), exit]);
  return {
    pid: child.pid as number,
    exit,
    signal: (name) => void child.kill(name),
    end: async () => {
      child.kill('SIGCONT');
      child.kill('SIGKILL');
      await exit;
    },
  };
}
