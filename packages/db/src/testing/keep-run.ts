// Outlives a test run by a moment: ends whatever the run has left alive, and deletes what it kept in memory. Started by run-keeper.ts with the run's name; its standard input
// ends when the run's first process does, however that came about.
import { setTimeout as delay } from 'node:timers/promises';
import { deleteMemoryOf } from './memory-folder.ts';
import { processesWith, type SeenProcess } from './processes.ts';
import { runVariable } from './run-name.ts';

const [, , run = ''] = process.argv;
/** PostgreSQL and whoever has to tell its own children is given this long. */
const graceMs = 1_500;
const sweepEveryMs = 100;
/** Nothing may be left; something that cannot be ended is left after this. */
const sweepMsMax = 15_000;
/** A process may just be starting another one: it is over when nobody was seen this many times in a row. */
const emptySweeps = 3;

const isPostgres = ({ command }: SeenProcess): boolean => /(^|\/)postgres\b/.test(command);

function signal({ pid }: SeenProcess, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // it has just ended
  }
}

/** PostgreSQL is told to end at once without tidying up; killed, it would leave its shared memory behind. */
function end(left: readonly SeenProcess[], ms: number): void {
  for (const seen of left) {
    if (!isPostgres(seen) || ms > graceMs) signal(seen, 'SIGKILL');
    else if (/ -D /.test(seen.command)) signal(seen, 'SIGQUIT');
  }
}

async function sweep(): Promise<void> {
  const begun = performance.now();
  let empty = 0;
  while (empty < emptySweeps && performance.now() - begun < sweepMsMax) {
    const left = processesWith(runVariable, run).filter(({ pid }) => pid !== process.pid);
    empty = left.length === 0 ? empty + 1 : 0;
    end(left, performance.now() - begun);
    await delay(sweepEveryMs);
  }
  deleteMemoryOf(run);
}

process.stdin.resume();
process.stdin.on('end', () => void sweep().then(() => process.exit(0)));
process.stdin.on('error', () => void sweep().then(() => process.exit(0)));
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => undefined); // meant for the run, not for who tidies up after it
