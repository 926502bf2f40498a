import { isMainThread } from 'node:worker_threads';
import { afterAll } from 'vitest';
import { listProcesses } from './processes.ts';

/** All that a process has started, and what these have started. */
function descendantsOf(pid: number): number[] {
  const all = listProcesses();
  const found = new Set([pid]);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const seen of all) if (found.has(seen.parent)) found.add(seen.pid);
  }
  found.delete(pid);
  return [...found];
}

/**
 * Vitest's set-up of every suite that starts programs: what a file's tests have left running, one that failed half-way for instance, ends
 * with the file. Such a program holds the file's output open, and Vitest would wait for it for ever.
 */
if (isMainThread && process.send) {
  afterAll(() => {
    for (const pid of descendantsOf(process.pid)) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // it has just ended
      }
    }
  });
}
