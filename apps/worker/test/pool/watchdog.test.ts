import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { createTaskMemory, noteThread } from '../../src/pool/task.ts';
import { Watchdog } from '../../src/pool/watchdog.ts';

const secondsMax = 1.5;

/** Works half a second in all, with so much waiting in between that it takes four: a healthy thread on a machine with much else to do. */
const starved = `
  const { parentPort } = require('node:worker_threads');
  const sleeper = new Int32Array(new SharedArrayBuffer(4));
  const worked = () => { const { user, system } = process.threadCpuUsage(); return (user + system) / 1e6; };
  const begun = worked();
  const end = performance.now() + 4_000;
  for (let part = 1; part <= 40; part++) {
    while (worked() - begun < part * 0.0125);
    Atomics.wait(sleeper, 0, 0, 90);
  }
  while (performance.now() < end) Atomics.wait(sleeper, 0, 0, 20);
  parentPort.postMessage('done');`;
const hanging = 'for (;;);';

describe('the watchdog of a thread', () => {
  let worker: Worker;
  afterEach(() => worker.terminate());

  function watched(code: string, started: boolean) {
    worker = new Worker(code, { eval: true });
    const memory = createTaskMemory();
    if (started) noteThread(memory, worker.threadId);
    return new Watchdog(() => [worker], secondsMax).watch(memory);
  }

  it('ends one that hangs, after the processor time that a chunk may take', async () => {
    const begun = performance.now();
    const { signal, done } = watched(hanging, true);
    await new Promise((resolve) => {
      signal.addEventListener('abort', resolve);
    });
    done();
    expect(performance.now() - begun).toBeGreaterThan(secondsMax * 1_000);
  });

  it('leaves one alone that takes long because it gets little of the processors (R13)', async () => {
    const begun = performance.now();
    const { signal, done } = watched(starved, true);
    await new Promise((resolve) => {
      worker.once('message', resolve);
    });
    done();
    expect(performance.now() - begun).toBeGreaterThan(2 * secondsMax * 1_000);
    expect(signal.aborted).toBe(false);
  });

  it('does not count the time in which a chunk waits for a thread (R13)', async () => {
    const { signal, done } = watched(hanging, false);
    await once(worker, 'online');
    while ((await worker.cpuUsage()).user < 2 * secondsMax * 1_000_000) await delay(20); // another chunk's work, of the only thread
    done();
    expect(signal.aborted).toBe(false);
  });
});
