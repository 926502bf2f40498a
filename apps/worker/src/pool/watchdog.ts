import type { Worker } from 'node:worker_threads';
import { limits } from '@wagewright/contracts';
import { type TaskMemory, threadOf } from './task.ts';

const lookMs = 500;
/** Where a thread's processor time cannot be asked for, this share of the time that passes counts as its own. */
const assumedShare = 0.25;
/** A thread that got less than this from one look to the next does nothing. */
const idleMs = 1;

interface Watched {
  readonly memory: TaskMemory;
  readonly controller: AbortController;
  /** The thread's processor time in milliseconds at the last look, of its whole life. */
  last: number | undefined;
  workedMs: number;
  idleMs: number;
  /** The thread was asked and has not answered. */
  asked: boolean;
}

/** A thread of its own processor time in milliseconds; undefined where this Node cannot tell (before 24.6). */
async function processorMs(worker: Worker): Promise<number | undefined> {
  if (typeof worker.cpuUsage !== 'function') return undefined;
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * Finds threads that hang. What counts is what a thread itself has worked on its chunk, not how much time has passed: on a machine with much
 * else to do a healthy one takes many times as long, and chunks that still wait for a thread take none. One that does nothing at all for long
 * waits for something that does not come.
 */
export class Watchdog {
  private readonly threads: () => readonly Worker[];
  private readonly workedMsMax: number;
  private readonly watched = new Set<Watched>();
  private timer: NodeJS.Timeout | undefined;

  constructor(threads: () => readonly Worker[], secondsMax: number) {
    this.threads = threads;
    this.workedMsMax = secondsMax * 1_000;
  }

  /** Watches one chunk until it is `done`; the signal tells that its thread hangs. */
  watch(memory: TaskMemory): { readonly signal: AbortSignal; done(): void } {
    const watched: Watched = { memory, controller: new AbortController(), last: undefined, workedMs: 0, idleMs: 0, asked: false };
    this.watched.add(watched);
    this.timer ??= setInterval(() => this.lookAtAll(), lookMs);
    return {
      signal: watched.controller.signal,
      done: () => {
        this.watched.delete(watched);
        if (this.watched.size > 0) return;
        clearInterval(this.timer);
        this.timer = undefined;
      },
    };
  }

  private lookAtAll(): void {
    const byId = new Map(this.threads().map((worker) => [worker.threadId, worker]));
    for (const watched of this.watched) {
      const worker = byId.get(threadOf(watched.memory));
      if (!worker) continue; // still waits for a thread
      if (watched.asked) watched.idleMs += lookMs;
      // a thread that has just ended reports that by itself
      else void this.ask(watched, worker).catch(() => undefined);
      if (watched.workedMs > this.workedMsMax || watched.idleMs > limits.chunkIdleSecondsMax * 1_000) watched.controller.abort();
    }
  }

  private async ask(watched: Watched, worker: Worker): Promise<void> {
    watched.asked = true;
    try {
      const now = await processorMs(worker);
      const worked = now === undefined ? lookMs * assumedShare : now - (watched.last ?? now);
      watched.last = now;
      watched.workedMs += worked;
      watched.idleMs = worked < idleMs ? watched.idleMs + lookMs : 0;
    } finally {
      watched.asked = false;
    }
  }
}
