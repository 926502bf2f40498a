/** Byte-identical results for 1, 2 and 4 threads and three chunk sizes, with bounds and without (R7). */
import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Payroll, rowsInAll } from './threads/payroll.ts';
import type { Job } from './threads/worker.ts';

interface Thread {
  readonly worker: Worker;
  readonly port: MessagePort;
}

let threads: Thread[] = [];
let expected: string[] = [];

beforeAll(() => {
  threads = Array.from({ length: 4 }, () => {
    const { port1, port2 } = new MessageChannel();
    const worker = new Worker(new URL('./threads/worker.ts', import.meta.url), { workerData: { port: port2 }, transferList: [port2] });
    return { worker, port: port1 };
  });
  const payroll = new Payroll();
  expected = payroll.chunk(payroll.kernel(false), 0, rowsInAll).sort();
});

afterAll(async () => {
  for (const { port } of threads) port.close();
  await Promise.all(threads.map(({ worker }) => worker.terminate()));
});

async function runOn(count: number, chunkRows: number, bounds: boolean): Promise<string[]> {
  const job: Job = { next: new Int32Array(new SharedArrayBuffer(4)), chunkRows, bounds };
  const answers = threads.slice(0, count).map(async ({ port }) => {
    port.postMessage(job, []);
    const [lines] = (await once(port, 'message')) as [string[]];
    return lines;
  });
  return (await Promise.all(answers)).flat().sort();
}

test.each([
  [1, 37, true],
  [1, 1_024, false],
  [1, 5_000, true],
  [2, 37, false],
  [2, 1_024, true],
  [2, 5_000, false],
  [4, 37, true],
  [4, 1_024, false],
  [4, 5_000, true],
])('%i threads, chunks of %i rows, bounds %s', async (count, chunkRows, bounds) => {
  const found = await runOn(count, chunkRows, bounds);
  expect(found.length).toBeGreaterThan(rowsInAll);
  expect(found.join('\n') === expected.join('\n')).toBe(true);
});
