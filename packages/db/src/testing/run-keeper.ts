import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import path from 'node:path';
import { runVariable } from './run-name.ts';

/** Where Node keeps what it has made of our sources: a program of the run comes up in half the processor time. A changed file is made anew. */
const compiledFolder = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/compiled');

/** Ends, and waits for the end of, all that the run has started. */
export type EndRun = () => Promise<void>;

/**
 * Makes this process the first of a test run: whatever it starts from now on ends with it, also when it is killed. A second process, which
 * waits for the end of this one, sees to it. Within a run that has a keeper already, nothing more is needed.
 */
export function keepRun(): EndRun {
  if (process.env[runVariable]) return async () => undefined;
  const run = `${process.pid}-${randomBytes(6).toString('hex')}`;
  const keeper = spawn(process.execPath, [path.join(import.meta.dirname, 'keep-run.ts'), run], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true, // Ctrl+C in the terminal is not meant for it
  });
  process.env[runVariable] = run; // from here on; the keeper itself does not belong to the run
  process.env['NODE_COMPILE_CACHE'] ??= compiledFolder;
  keeper.unref();
  (keeper.stdin as Socket | null)?.unref();
  return async () => {
    if (keeper.exitCode !== null || keeper.signalCode !== null) return;
    keeper.ref();
    keeper.stdin?.end();
    await once(keeper, 'exit');
    delete process.env[runVariable];
  };
}
