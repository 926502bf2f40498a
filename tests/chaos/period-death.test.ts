import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dieInJob, endBackendOf } from './period-faults.ts';
import type { PeriodStage } from './period-jobs.ts';
import { openPeriodStage } from './period-stage.ts';
import { killServerAt } from './request-faults.ts';

/** The small version of `npm run chaos -- --only period`: one point a job. An import and an archive die in tests of their own. */
describe('a worker that dies at a job of a period', () => {
  const points = {
    prepare: 'between-parts:2',
    compare: 'before-commit:1',
    freeze: 'before-commit:1',
    generate: 'before-commit:1',
    publish: 'after-commit:1',
    resend: 'between-parts:1',
    'move-payslips': 'after-commit:1',
    'generate-round': 'before-commit:1',
    submit: 'before-commit:1',
    back: 'between-parts:1',
  } as const;
  const jobs = Object.keys(points) as (keyof typeof points)[];
  let stage: PeriodStage;
  beforeAll(async () => {
    stage = await openPeriodStage(jobs);
  });
  afterAll(() => stage[Symbol.asyncDispose]());

  it.each(jobs)('of %s loses and doubles nothing, is taken over within 30 s, and everybody is told once (R1, R5)', async (job) => {
    expect((await dieInJob(stage, job, points[job])).damage).toEqual([]);
  });

  it('goes on after the database has ended the connection that publishes (R3)', async () => {
    expect((await endBackendOf(stage, 'publish')).damage).toEqual([]);
  });

  it.each([
    ['as it waits in the transaction', 'inside'],
    ['about when it commits', 40],
  ] as const)(
    'killed %s, the server leaves a request to publish that is made again by its key: once (R1, R3, R8)',
    async (_when, moment) => {
      expect((await killServerAt(stage, 'publish', moment)).damage).toEqual([]);
    },
  );
});
