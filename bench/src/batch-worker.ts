/** The worker of the batch bench: a process of its own, as in production, so that its memory can be read. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { formatKeyRing } from '@wagewright/db';
import { testSecretKeys } from '@wagewright/db/testing';
import { nodeFlags } from '../../scripts/launcher/processes.ts';

export interface WorkerProcess {
  /** Largest resident memory so far, in megabytes; null where the system does not say. */
  peakMegabytes(): number | null;
  stop(): Promise<void>;
}

const main = path.join(import.meta.dirname, '../../apps/worker/src/main.ts');

async function untilReady(child: ChildProcess): Promise<void> {
  if (!child.stdout) throw new Error('The worker has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('worker is ready')) break;
  }
  child.stdout.resume();
}

export async function startWorkerProcess(databaseUrl: string): Promise<WorkerProcess> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'info', WAGEWRIGHT_SECRET_KEY: formatKeyRing(testSecretKeys.ring()) };
  const child = spawn(process.execPath, [...nodeFlags.worker, main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await untilReady(child);
  return {
    peakMegabytes: () => {
      try {
        const match = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'));
        return match ? Math.round(Number(match[1]) / 1024) : null;
      } catch {
        return null; // not Linux
      }
    },
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}
