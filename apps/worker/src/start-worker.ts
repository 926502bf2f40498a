import { availableParallelism } from 'node:os';
import { queueName } from '@wagewright/contracts';
import { deleteExpired, hasQueuedMessages, sqlOfClient } from '@wagewright/db';
import { lookAfterDue } from './approvals/instances/look-after.ts';
import { workReviews } from './careers/compensation-reviews/work-review.ts';
import { compose } from './compose.ts';
import type { WorkerDeps } from './deps.ts';
import { sendResets } from './identity/password-resets/send-reset.ts';
import { jobsInHand } from './jobs-in-hand.ts';
import type { WorkerOptions, WorkerTiming } from './options.ts';
import { calculateChunks } from './payroll/batches/calculate-chunk.ts';
import { countAhead } from './payroll/batches/count-ahead.ts';
import { deleteLeftResults, deleteRuns } from './payroll/batches/delete-runs.ts';
import { freezeRuns } from './payroll/batches/freeze-run.ts';
import { moveBatches } from './payroll/batches/move-batch.ts';
import { prepareBatches } from './payroll/batches/prepare-batch.ts';
import { sweepRuns } from './payroll/batches/sweep-runs.ts';
import { makePayslipArchives } from './payroll/payslip-archives/make-archive.ts';
import { lookAfterPayslips } from './payroll/payslip-deliveries/look-after-payslips.ts';
import { resendPayslips } from './payroll/payslip-deliveries/resend-payslips.ts';
import { moveManyPayslips } from './payroll/payslip-moves/move-payslips.ts';
import { generatePayslips } from './payroll/payslips/generate-payslips.ts';
import { publishPayslips } from './payroll/payslips/publish-payslips.ts';
import { closePeriods } from './payroll/periods/close-period.ts';
import { calculateScenarios } from './payroll/scenarios/calculate-scenario.ts';
import { compareBatches } from './payroll/variance/compare-batch.ts';
import { sweepDueFiles } from './platform/files/sweep-files.ts';
import { workImports } from './platform/imports/work-import.ts';
import { every, Fetchers, sweepLost } from './platform/jobs/index.ts';
import { syncWeblate } from './platform/languages/sync-weblate.ts';
import { sendOutbox } from './platform/outbox/send-outbox.ts';
import { planRuns, runSchedules } from './platform/schedules/index.ts';
import { scheduledWork } from './scheduled-work.ts';
import { countDays } from './time/attendance/count-attendance.ts';
import { settleLedgers } from './time/leave/settle-leave.ts';

export interface Worker {
  /** Takes no more jobs, lets those in hand end or hands them back, and closes everything. */
  stop(): Promise<void>;
}

const lookSeconds = 2;
/** Fetching and completing jobs costs the database as much for four as for one; a worker that dies has no more in hand than it does in a second. */
const chunksPerFetch = 4;
const outboxKickSeconds = 30;
const housekeepingSeconds = 3_600;
const leftResultsSeconds = 60;
/** Left of the time to stop for closing connections and threads. */
const closeSeconds = 4;

async function workQueues(deps: WorkerDeps, fetchers: Fetchers, chunkFetchers: number): Promise<void> {
  const chunks = {
    batchSize: chunksPerFetch,
    burstWhenBatchFull: true,
    fetchers: chunkFetchers,
    perJobResults: true,
    heartbeatRefreshSeconds: 1,
  } as const;
  await fetchers.work('payroll.calculate-chunk', chunks, calculateChunks(deps));
  await fetchers.work('payroll.look-after-payslips', {}, lookAfterPayslips(deps));
  const long = { fetchers: 2, heartbeatRefreshSeconds: 5 } as const;
  await fetchers.work('payroll.prepare-batch', long, prepareBatches(deps));
  await fetchers.work('payroll.move-batch', long, moveBatches(deps));
  await fetchers.work('payroll.freeze-run', long, freezeRuns(deps));
  await fetchers.work('payroll.calculate-scenario', long, calculateScenarios(deps));
  await fetchers.work('payroll.compare-batch', long, compareBatches(deps));
  const single = { heartbeatRefreshSeconds: 5 } as const;
  await fetchers.work('payroll.count-ahead', single, countAhead(deps));
  await fetchers.work('payroll.generate-payslips', single, generatePayslips(deps));
  await fetchers.work('payroll.publish-payslips', single, publishPayslips(deps));
  await fetchers.work('payroll.resend-payslips', single, resendPayslips(deps));
  await fetchers.work('payroll.make-payslip-archive', long, makePayslipArchives(deps));
  await fetchers.work('payroll.move-payslips', single, moveManyPayslips(deps));
  await fetchers.work('platform.work-import', long, workImports(deps));
  await fetchers.work('careers.work-compensation-review', long, workReviews(deps));
  await fetchers.work('platform.sync-weblate', single, syncWeblate(deps));
  await fetchers.work('payroll.delete-runs', { batchSize: 10 }, deleteRuns(deps));
  await fetchers.work('time.settle-leave', {}, settleLedgers(deps));
  await fetchers.work('time.count-attendance', {}, countDays(deps));
  await fetchers.work('approvals.look-after', {}, lookAfterDue(deps));
  await fetchers.work('payroll.close-period', {}, closePeriods(deps));
  await fetchers.work('platform.run-schedule', {}, runSchedules(deps, scheduledWork));
  await fetchers.work('platform.sweep-files', {}, sweepDueFiles(deps));
  await fetchers.work('identity.send-reset', {}, sendResets(deps));
  await fetchers.work('platform.send-outbox', {}, () => sendOutbox(deps));
}

/** A message whose job was used up while its carrier was away gets another one. */
async function kickOutbox({ pool, boss, mailer, sms }: WorkerDeps): Promise<void> {
  if ((mailer || sms) && (await hasQueuedMessages(sqlOfClient(pool)))) await boss.send(queueName('platform.send-outbox'), {});
}

function lookAfter(deps: WorkerDeps, fetchers: Fetchers, { sweepSeconds, scheduleSeconds, silenceSecondsMax }: WorkerTiming) {
  return [
    every(lookSeconds, 'looking for waiting jobs', deps.log, () => fetchers.wake(sqlOfClient(deps.pool))),
    every(sweepSeconds, 'sweeping runs', deps.log, () => sweepRuns(deps, silenceSecondsMax)),
    every(sweepSeconds, 'sweeping lost jobs', deps.log, () => sweepLost(deps, jobsInHand)),
    every(scheduleSeconds, 'looking for what is due', deps.log, () => planRuns(deps)),
    every(leftResultsSeconds, 'deleting left results', deps.log, () => deleteLeftResults(deps)),
    every(outboxKickSeconds, 'looking for waiting messages', deps.log, () => kickOutbox(deps)),
    every(housekeepingSeconds, 'deleting what has expired', deps.log, () => deleteExpired(sqlOfClient(deps.pool))),
  ];
}

/**
 * Starts a worker in this process: its threads, its queues, and its part in looking after runs. Any number of workers may join a database.
 * @throws the database's error when it cannot be reached
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const threads = options.threads ?? availableParallelism();
  const { deps, timing, close } = compose({ ...options, threads });
  const { boss } = deps;
  const fetchers = new Fetchers(boss);
  try {
    await boss.start();
    await workQueues(deps, fetchers, options.concurrency ?? threads);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined); // it may not have started; the first error is the one to report
    await close();
    throw error;
  }
  const repeated = lookAfter(deps, fetchers, timing);
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await Promise.all(repeated.map((turn) => turn.stop()));
    await boss.stop({ graceful: true, timeout: Math.max(1, timing.stopSecondsMax - closeSeconds) * 1_000 });
    await close();
  };
  return {
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}
