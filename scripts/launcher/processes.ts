import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';

export interface LaunchedProcess {
  stop(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../..');
const stopMs = 35_000;
const restartMs = 1_000;

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
  });
}

/**
 * What Node is told of each app. What a worker reads of a file lives as long as the file is read: a small nursery keeps little garbage beside
 * it, and a heap that grows in small steps is collected before it is full of what is no longer read (100,000 rows of 20 columns: 615 → 525 → 461 MB). `npm start -w apps/worker` says the same.
 */
export const nodeFlags = { server: [], worker: ['--max-semi-space-size=8', '--heap-growing-percent=40'] } as const;

/** Runs one of our apps as a process of its own, its log in the data folder; one that dies is started again. */
export function launchApp(
  name: 'server' | 'worker',
  folder: string,
  environment: Readonly<Record<string, string>>,
  watch: boolean,
): LaunchedProcess {
  const log = createWriteStream(path.join(folder, `${name}.log`), { flags: 'a', mode: 0o600 });
  let stopping = false;
  let child: ChildProcess;
  const start = (): void => {
    child = spawn(
      process.execPath,
      [...nodeFlags[name], ...(watch ? ['--watch-preserve-output', '--watch'] : []), path.join(root, 'apps', name, 'src/main.ts')],
      {
        env: { ...process.env, ...environment },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'], // the channel tells the app when the launcher is gone
      },
    );
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    child.once('exit', (code, signal) => {
      if (stopping) return;
      console.error(`The ${name} ended (${signal ?? code}); see ${path.join(folder, `${name}.log`)}. Starting it again.`);
      setTimeout(() => {
        if (!stopping) start();
      }, restartMs);
    });
  };
  start();
  return {
    stop: async () => {
      stopping = true;
      child.kill('SIGTERM');
      const kill = setTimeout(() => child.kill('SIGKILL'), stopMs);
      await ended(child);
      clearTimeout(kill);
      log.end();
    },
  };
}
