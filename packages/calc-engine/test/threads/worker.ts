/** For each job takes chunks off a shared counter until none is left: which thread gets which is left to chance. */

import type { MessagePort } from 'node:worker_threads';
import { workerData } from 'node:worker_threads';
import { Payroll, rowsInAll } from './payroll.ts';

export interface Job {
  /** First row of the next chunk. */
  readonly next: Int32Array<SharedArrayBuffer>;
  readonly chunkRows: number;
  readonly bounds: boolean;
}

const { port } = workerData as { port: MessagePort };
const payroll = new Payroll();
const kernels = { with: payroll.kernel(true), without: payroll.kernel(false) };

port.on('message', ({ next, chunkRows, bounds }: Job) => {
  const lines: string[] = [];
  for (let from = Atomics.add(next, 0, chunkRows); from < rowsInAll; from = Atomics.add(next, 0, chunkRows)) {
    lines.push(...payroll.chunk(bounds ? kernels.with : kernels.without, from, Math.min(rowsInAll, from + chunkRows)));
  }
  port.postMessage(lines, []);
});
