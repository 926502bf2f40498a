import { type JobData, limits } from '@wagewright/contracts';
import { addDays } from '@wagewright/contracts/time/calendars';
import { countEverybody } from '@wagewright/db';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import { inTransaction } from '../../platform/jobs/index.ts';
import type { ScheduledWork } from '../../platform/schedules/index.ts';

/** By the clock: so many days up to today, in a job of its own, so that what waits for locks does not keep the clock. */
const enqueueCount =
  (days: number): ScheduledWork =>
  async ({ now, enqueue }) => {
    const at = now.toISOString();
    await enqueue('time.count-attendance', [{ at, from: addDays(at.slice(0, 10), -days), until: null }]);
    return { looks: 1 };
  };

/** Those that have just ended: of today, and of the day before where it is night. */
export const enqueueEndedShifts = enqueueCount(2);
export const enqueueLastMonths = enqueueCount(limits.attendanceNightlyDays);

/** Counts days anew. A repeated job finds them counted. */
export const countDays =
  (deps: Pick<WorkerDeps, 'pool' | 'log' | 'clock'>) =>
  async (jobs: Pick<Job<JobData['time.count-attendance']>, 'data'>[]): Promise<void> => {
    for (const { data } of jobs) {
      const done = await countEverybody((work) => inTransaction(deps.pool, work), data, new Date(data.at));
      deps.log.info({ ...data, ...done }, 'attendance counted');
    }
  };
