/** Processes that take all the time of the processors that they can get. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export function startBusyLoops(count: number): { end(): Promise<void> } {
  const loops = Array.from({ length: count }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  const ends = loops.map((loop) => once(loop, 'exit'));
  return {
    end: async () => {
      for (const loop of loops) loop.kill('SIGKILL');
      await Promise.all(ends);
    },
  };
}
