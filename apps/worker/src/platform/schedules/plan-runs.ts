import { queueName, type ScheduleDefinition, schedules } from '@wagewright/contracts';
import { bossDatabase, latestDue, lockSchedule, registerSchedule, type Sql, writeDueRun } from '@wagewright/db';
import type { WorkerDeps } from '../../deps.ts';
import { inTransaction } from '../jobs/index.ts';

/**
 * Moments that are looked at in one step, and steps: every minute of some two weeks. What has been missed beyond is not counted. The first step
 * looks at one, which usually is not due yet; pg-boss gives a call up after a second, in which a busy machine does not find a thousand.
 */
const momentsAtOnce = 100;
const stepsMax = 200;

type Preview = WorkerDeps['boss']['previewSchedule'];

/** The last due moment after `from` until now, and how many there were before it; undefined where none is due. */
export function dueSince(
  preview: Preview,
  { cron, timeZone }: Pick<ScheduleDefinition, 'cron' | 'timeZone'>,
  from: Date,
  now: Date,
): { readonly dueAt: Date; readonly missed: number } | undefined {
  let [dueAt, count]: [Date | undefined, number] = [undefined, 0];
  for (let step = 0; step < stepsMax; step++) {
    const asked = step === 0 ? 1 : momentsAtOnce;
    const due: Date[] = preview(cron, { tz: timeZone, from: dueAt ?? from, count: asked }).filter((moment) => moment <= now);
    dueAt = due.at(-1) ?? dueAt;
    count += due.length;
    if (due.length < asked) break;
  }
  return dueAt && { dueAt, missed: count - 1 };
}

type PlanDeps = Pick<WorkerDeps, 'pool' | 'boss' | 'log' | 'clock'>;

/** Writes down what is due of one schedule, and enqueues it, both or neither. @returns the moment's row, if there is a new one */
async function planOne(sql: Sql, { boss, clock }: PlanDeps, schedule: string, definition: ScheduleDefinition): Promise<string | undefined> {
  const now = clock();
  await lockSchedule(sql, schedule);
  const from = await latestDue(sql, schedule);
  if (!from) {
    await registerSchedule(sql, schedule, now);
    return undefined;
  }
  const due = dueSince((cron, options) => boss.previewSchedule(cron, options), definition, from, now);
  const runId = due && (await writeDueRun(sql, { schedule, ...due }));
  if (runId === undefined) return undefined;
  const ids = await boss.insert(queueName('platform.run-schedule'), [{ data: { runId } }], { db: bossDatabase(sql), returnId: true });
  if (ids?.length !== 1) throw new Error(`${schedule}: the job of its due moment was not enqueued.`);
  return runId;
}

/** One look at what is due by the clock. However many workers look, each due moment is enqueued once. @returns how many were new */
export async function planRuns(deps: PlanDeps, defined: Readonly<Record<string, ScheduleDefinition>> = schedules): Promise<number> {
  let planned = 0;
  for (const [schedule, definition] of Object.entries(defined)) {
    const runId = await inTransaction(deps.pool, (sql) => planOne(sql, deps, schedule, definition));
    if (runId !== undefined) planned++;
  }
  return planned;
}
