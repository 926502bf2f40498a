import { setFlagsFromString } from 'node:v8';
import type { ChunkAddress } from '@wagewright/db/payroll/runs';
import { Piscina } from 'piscina';
import {
  type ChunkReport,
  type ChunkTask,
  type ComparisonOutcome,
  type ComparisonTask,
  createTaskMemory,
  type DocumentsTask,
  rowOf,
  type SliceOutcome,
  type SliceTask,
  type TaskMemory,
  type ThreadData,
} from './task.ts';
import { Watchdog } from './watchdog.ts';

export interface PoolOptions extends ThreadData {
  readonly threads: number;
  /** Of a thread's own processor time for one chunk. One that takes more hangs, and is ended. */
  readonly chunkSecondsMax: number;
}

/** A chunk's thread ended, or was ended by the watchdog. */
export class ThreadEndedError extends Error {
  /** The row that it was computing by itself, 0 where it was not. */
  readonly atRow: number;

  constructor(message: string, atRow: number, cause: unknown) {
    super(message, { cause });
    this.name = 'ThreadEndedError';
    this.atRow = atRow;
  }
}

/** The threads that compute chunks of batches, slices of scenarios and of comparisons, and write documents. */
export interface ComputePool {
  /** @throws ThreadEndedError, or what the thread threw */
  run(chunk: ChunkAddress): Promise<ChunkReport>;
  /** @throws ThreadEndedError, or what the thread threw */
  runSlice(slice: Omit<SliceTask, 'memory'>): Promise<SliceOutcome>;
  /** @throws ThreadEndedError, or what the thread threw */
  runComparison(task: Omit<ComparisonTask, 'memory'>): Promise<ComparisonOutcome>;
  /** One document a payslip, in their order. @throws ThreadEndedError, or what the thread threw */
  runDocuments(task: Omit<DocumentsTask, 'memory'>): Promise<Uint8Array[]>;
  close(): Promise<void>;
}

const heapMegabytesMax = 512;

/**
 * A thread keeps little and throws away much: what the socket delivers lies outside of its heap and makes it collect all of it after every
 * few chunks, though nothing has grown (a third of a thread's time). Below this size it does not begin to.
 */
const heapMegabytesLeftAlone = 128;

/** A thread takes some 100 MB and two seconds to start: it comes with the first work for it, and goes when there has been none for as long. */
const threadIdleMs = 600_000;

const isThreadsEnd = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' ||
    /worker exited|terminat/i.test(error.message) ||
    ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));

export function openPool({ threads, chunkSecondsMax, connection, failPoint }: PoolOptions): ComputePool {
  setFlagsFromString(`--initial-old-space-size=${heapMegabytesLeftAlone}`); // for heaps made from now on, those of the threads
  const piscina = new Piscina<
    ChunkTask | SliceTask | ComparisonTask | DocumentsTask,
    ChunkReport | SliceOutcome | ComparisonOutcome | Uint8Array[]
  >({
    filename: import.meta.resolve('./thread.ts'),
    minThreads: 0,
    idleTimeout: threadIdleMs,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    workerData: { connection, failPoint } satisfies ThreadData,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytesMax },
    recordTiming: false,
  });
  const watchdog = new Watchdog(() => piscina.threads, chunkSecondsMax);
  const watched = async <Result>(what: string, run: (memory: TaskMemory, signal: AbortSignal) => Promise<unknown>): Promise<Result> => {
    const memory = createTaskMemory();
    const { signal, done } = watchdog.watch(memory);
    try {
      return (await run(memory, signal)) as Result;
    } catch (error) {
      if (!isThreadsEnd(error)) throw error;
      const row = rowOf(memory);
      throw new ThreadEndedError(
        `The thread that computed ${what}${row > 0 ? ` at row ${row}` : ''} ended: ${(error as Error).message}`,
        row,
        error,
      );
    } finally {
      done();
    }
  };
  return {
    run: (chunk) =>
      watched(`chunk ${chunk.number} of run ${chunk.runId}`, (memory, signal) => piscina.run({ ...chunk, memory }, { signal })),
    runSlice: (slice) =>
      watched(`rows ${slice.fromRow} to ${slice.toRow} of scenario ${slice.scenarioId}`, (memory, signal) =>
        piscina.run({ ...slice, memory }, { signal, name: 'computeSlice' }),
      ),
    runComparison: (task) =>
      watched(`the comparison of batch ${task.batchId} after ${task.peopleBefore} people`, (memory, signal) =>
        piscina.run({ ...task, memory }, { signal, name: 'computeComparison' }),
      ),
    runDocuments: (task) =>
      watched(`${task.details.length} payslips as documents`, (memory, signal) =>
        piscina.run({ ...task, memory }, { signal, name: 'writeDocuments' }),
      ),
    close: async () => {
      await piscina.destroy();
    },
  };
}
