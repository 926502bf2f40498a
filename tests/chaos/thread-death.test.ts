import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../support/random.ts';
import { terminateAt } from './disturbances.ts';
import { openStage, type Stage } from './stage.ts';
import { breakThread, poison } from './thread-faults.ts';

/** The small version of `npm run chaos -- --only threads`. */
describe('a thread that ends in the middle of a batch', () => {
  const random = seededRandom(2);
  const momentOf = (fault: string): string => `${fault}:${1 + Math.floor(random() * 20)}`;
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage({ employees: 3_000, chunkEmployees: 100 });
  });
  afterAll(() => stage.close());

  it.each(['thread-exits', 'thread-exhausts'] as const)('%s: it is replaced, and only its chunk is computed again (R2)', async (fault) => {
    expect((await breakThread(stage, momentOf(fault))).damage).toEqual([]);
  });

  // the fault that is told from slowness by processor time: where it holds with three busy processes to each processor, it holds in peace
  it('thread-hangs on a busy machine: it is replaced, and only its chunk is computed again (R2, R13)', async () => {
    expect((await breakThread(stage, momentOf('thread-hangs'), 3 * availableParallelism())).damage).toEqual([]);
  });

  it('an employee who exhausts its memory every time is isolated, and all the others are calculated (R2)', async () => {
    expect((await poison(stage, 'exhaust-at-row', 1 + Math.floor(random() * stage.employees))).damage).toEqual([]);
  });

  it('a worker that is told to stop lets its chunks end or hands them back, in time (R10)', async () => {
    expect((await terminateAt(stage, random() * 0.5)).damage).toEqual([]);
  });
});
