import { type ScheduleDefinition, schedules } from '@wagewright/contracts';
import { appConnection } from '@wagewright/db';
import { createTestDatabase, type TestDatabase } from '@wagewright/db/testing';
import pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBoss } from '../../src/platform/jobs/index.ts';
import { dueSince, planRuns } from '../../src/platform/schedules/plan-runs.ts';
import { runSchedules } from '../../src/platform/schedules/run-schedules.ts';
import type { ScheduledCall, ScheduledWork } from '../../src/platform/schedules/scheduled-work.ts';
import { scheduledWork } from '../../src/scheduled-work.ts';

const log = pino({ level: 'silent' });
const name = { en: 'Test', 'zh-CN': '测试' };
const hourly: Record<string, ScheduleDefinition> = { 'test.hourly': { cron: '0 * * * *', timeZone: 'UTC', name } };

let database: TestDatabase;
let pool: pg.Pool;
let boss: PgBoss;
let now: Date;

/** As another worker has it: a pool and a queue of its own, the same clock. */
const workers: { pool: pg.Pool; boss: PgBoss; log: typeof log; clock: () => Date }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  for (let worker = 0; worker < 2; worker++) {
    const own = new pg.Pool({ ...appConnection({ url: database.url, applicationName: 'wagewright-worker' }), max: 4 });
    const queue = createBoss(database.url, 60, log);
    await queue.start();
    workers.push({ pool: own, boss: queue, log, clock: () => now });
  }
  ({ pool, boss } = workers[0] as (typeof workers)[number]);
});
afterAll(async () => {
  for (const worker of workers) {
    await worker.boss.stop({ graceful: false });
    await worker.pool.end();
  }
  await database.drop();
});

const runs = async () =>
  (
    await pool.query<{
      dueAt: Date;
      state: string;
      missed: number;
      attempts: number;
      outcome: unknown;
      failure: string | null;
      id: string;
    }>('SELECT id::text, due_at AS "dueAt", state, missed, attempts, outcome, failure FROM schedule_run ORDER BY due_at')
  ).rows;
const due = async () => (await runs()).filter(({ state }) => state !== 'registered');
const plan = (worker = 0) => planRuns(workers[worker] as (typeof workers)[number], hourly);
const jobsQueued = async (): Promise<number> => (await boss.fetch('platform.run-schedule', { batchSize: 100 })).length;

beforeEach(async () => {
  await pool.query('DELETE FROM schedule_run');
  await jobsQueued();
  now = new Date('2026-03-01T09:30:00Z');
  await plan();
});

describe('what is due by the clock', () => {
  it('counts from the moment at which a schedule is first seen', async () => {
    expect(await runs()).toMatchObject([{ state: 'registered', dueAt: now }]);
    expect(await plan()).toBe(0);
  });

  it('is written down and enqueued once, however many workers look at once and again', async () => {
    now = new Date('2026-03-01T10:00:00Z');
    const planned = await Promise.all([plan(0), plan(1), plan(0), plan(1)]);
    expect(planned.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await due()).toMatchObject([{ dueAt: new Date('2026-03-01T10:00:00Z'), state: 'waiting', missed: 0 }]);
    expect(await jobsQueued()).toBe(1);
    expect(await plan()).toBe(0);
  });

  it('after a time without a worker is done once, for the last moment, which says how many it stands for', async () => {
    now = new Date('2026-03-03T09:59:00Z');
    await plan();
    expect(await due()).toMatchObject([{ dueAt: new Date('2026-03-03T09:00:00Z'), missed: 47 }]);
    now = new Date('2026-03-03T10:00:00Z');
    await plan();
    expect((await due()).map(({ missed }) => missed)).toEqual([47, 0]);
  });

  it('is not done twice when a clock goes back', async () => {
    now = new Date('2026-03-01T10:00:00Z');
    await plan();
    now = new Date('2026-03-01T09:00:00Z');
    expect(await plan()).toBe(0);
  });

  it.each([
    ['the hour that is skipped in spring', '30 2 * * *', '2026-03-08T00:00:00-08:00', '2026-03-09T00:00:00-07:00', 1],
    ['the hour that comes twice in autumn', '30 1 * * *', '2026-11-01T00:00:00-07:00', '2026-11-02T00:00:00-08:00', 1],
    ['an ordinary day', '30 1 * * *', '2026-06-01T00:00:00-07:00', '2026-06-02T00:00:00-07:00', 1],
  ])('comes once by the clocks of its zone: %s', (_what, cron, from, until, count) => {
    const found = dueSince(
      (text, options) => boss.previewSchedule(text, options),
      { cron, timeZone: 'America/Los_Angeles' },
      new Date(from),
      new Date(until),
    );
    expect((found?.missed ?? -1) + 1).toBe(count);
  });

  it.each([
    ['nothing is due', '2026-03-01T10:04:59Z', 1, undefined],
    ['one moment is due', '2026-03-01T10:05:00Z', 101, { dueAt: new Date('2026-03-01T10:05:00Z'), missed: 0 }],
    ['a day was missed', '2026-03-02T10:00:00Z', 301, { dueAt: new Date('2026-03-02T10:00:00Z'), missed: 287 }],
  ])('looks at few moments, since every worker looks every few seconds: %s', (_what, now, looks, found) => {
    let asked = 0;
    const counting: Parameters<typeof dueSince>[0] = (text, options) => {
      asked += options?.count ?? 0;
      return boss.previewSchedule(text, options);
    };
    const every = { cron: '*/5 * * * *', timeZone: 'UTC' };
    expect(dueSince(counting, every, new Date('2026-03-01T10:00:00Z'), new Date(now))).toEqual(found);
    expect(asked).toBe(looks);
  });
});

describe('what is done when it is due', () => {
  const calls: ScheduledCall[] = [];
  const counting: Record<string, ScheduledWork> = {
    'test.hourly': async (call) => {
      calls.push(call);
      await call.enqueue('payroll.close-period', [{ periodId: 1 }]);
      return { seen: calls.length };
    },
  };
  const deliver = async (works: Record<string, ScheduledWork>, worker = 0) => {
    const [run] = await due();
    await runSchedules(workers[worker] as (typeof workers)[number], works)([{ data: { runId: run?.id ?? '' } }]);
  };
  beforeEach(async () => {
    calls.length = 0;
    await boss.fetch('payroll.close-period', { batchSize: 100 });
    now = new Date('2026-03-01T12:10:00Z');
    await plan();
  });

  it('is told when it was due, what time it is and what it stands for; what it did stands in the log', async () => {
    await deliver(counting);
    expect(calls).toMatchObject([{ now, dueAt: new Date('2026-03-01T12:00:00Z'), missed: 2 }]);
    expect(await due()).toMatchObject([{ state: 'done', attempts: 1, outcome: { seen: 1 }, failure: null }]);
  });

  it('is done once though it is delivered to two workers at once, and again later', async () => {
    await Promise.all([deliver(counting, 0), deliver(counting, 1), deliver(counting, 0)]);
    await deliver(counting, 1);
    expect(calls).toHaveLength(1);
    expect(await boss.fetch('payroll.close-period', { batchSize: 10 })).toHaveLength(1);
  });

  it('that fails leaves nothing behind but the reason, and is tried again until it is given up', async () => {
    const failing: Record<string, ScheduledWork> = {
      'test.hourly': async (call) => {
        await counting['test.hourly']?.(call);
        throw new Error('the bank is closed');
      },
    };
    for (let attempt = 1; attempt <= 6; attempt++) {
      await expect(deliver(failing)).rejects.toThrow('the bank is closed');
      expect(await due()).toMatchObject([{ state: attempt < 6 ? 'waiting' : 'failed', attempts: attempt, failure: 'the bank is closed' }]);
    }
    expect(await boss.fetch('payroll.close-period', { batchSize: 10 })).toEqual([]);
  });

  it('succeeds at a later attempt, and says so', async () => {
    await expect(deliver({})).rejects.toThrow('Nobody does test.hourly');
    await deliver(counting);
    expect(await due()).toMatchObject([{ state: 'done', attempts: 2, failure: null }]);
  });
});

it('every schedule of the slices can be read by the clock, and somebody does it', () => {
  for (const [schedule, { cron, timeZone }] of Object.entries(schedules)) {
    expect(boss.previewSchedule(cron, { tz: timeZone, from: new Date('2026-01-01T00:00:00Z'), count: 2 }), schedule).toHaveLength(2);
    expect(scheduledWork).toHaveProperty([schedule]);
  }
});
