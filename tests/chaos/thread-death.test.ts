import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { terminateAt } from './disturbances.ts';
import { seededRandom } from './random.ts';
import { openStage, type Stage } from './stage.ts';
import { breakThread, poison, threadFaults } from './thread-faults.ts';

/** The small version of `npm run chaos -- --only threads`. */
describe('a thread that ends in the middle of a batch (R2)', () => {
  const random = seededRandom(2);
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage({ employees: 3_000, chunkEmployees: 100, silenceSeconds: 1.5 });
  });
  afterAll(() => stage.close());

  it.each(threadFaults)('%s: it is replaced, and only its chunk is computed again', async (fault) => {
    expect((await breakThread(stage, `${fault}:${1 + Math.floor(random() * 20)}`)).damage).toEqual([]);
  });

  it('an employee who exhausts its memory every time is isolated, and all the others are calculated', async () => {
    expect((await poison(stage, 'exhaust-at-row', 1 + Math.floor(random() * stage.employees))).damage).toEqual([]);
  });

  it('a worker that is told to stop lets its chunks end or hands them back, in time (R10)', async () => {
    expect((await terminateAt(stage, random() * 0.5)).damage).toEqual([]);
  });
});
