import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dieInJob, endBackendOf } from './period-faults.ts';
import { openPeriodStage, type PeriodStage, periodJobNames } from './period-jobs.ts';

/** The small version of `npm run chaos -- --only period`: one point a job. */
describe('a worker that dies at a job of a period', () => {
  let stage: PeriodStage;
  beforeAll(async () => {
    stage = await openPeriodStage();
  });
  afterAll(() => stage[Symbol.asyncDispose]());

  const points = { prepare: 'between-parts:2', compare: 'before-commit:1', freeze: 'before-commit:1', resend: 'between-parts:1' };
  it.each(periodJobNames)(
    'of %s loses and doubles nothing, is taken over within 30 s, and everybody is told once (R1, R5)',
    async (job) => {
      expect((await dieInJob(stage, job, { generate: 'before-commit:1', publish: 'after-commit:1', ...points }[job])).damage).toEqual([]);
    },
  );

  it('goes on after the database has ended the connection that publishes (R3)', async () => {
    expect((await endBackendOf(stage, 'publish')).damage).toEqual([]);
  });
});
