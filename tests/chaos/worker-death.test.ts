import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../support/random.ts';
import { dieAt, endBackendsAt, killAt, pauseAndWake, resumeSecondsMax } from './disturbances.ts';
import { openStage, type Stage } from './stage.ts';

/** The small version of `npm run chaos`: a few seeded points. */
describe('a worker that dies in the middle of a batch (R1)', () => {
  const random = seededRandom(1);
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage({ employees: 6_000, chunkEmployees: 100, silenceSeconds: 4 });
  });
  afterAll(() => stage.close());

  it.each([random() * 0.5, 0.5 + random() * 0.5])(
    'loses and doubles nothing when killed at %f of the run, and work goes on in time',
    async (moment) => {
      const { damage, resumedSeconds } = await killAt(stage, moment);
      expect(damage).toEqual([]);
      expect(resumedSeconds).toBeLessThanOrEqual(resumeSecondsMax);
    },
  );

  it.each(['before-commit:2', 'after-commit:3', 'after-complete:2', 'between-chunks:4'])(
    'loses and doubles nothing at %s (R5)',
    async (failPoint) => {
      expect((await dieAt(stage, failPoint)).damage).toEqual([]);
    },
  );

  it('changes nothing by its late write when it was only paused (R6)', async () => {
    expect((await pauseAndWake(stage)).damage).toEqual([]);
  });

  it('goes on after the database has ended its connections', async () => {
    expect((await endBackendsAt(stage, 0.3)).damage).toEqual([]);
  });
});
