import { availableParallelism } from 'node:os';
import { queueName } from '@wagewright/contracts';
import { deleteExpired, hasQueuedMessages, sqlOfClient } from '@wagewright/db';
import type { WorkOptions } from 'pg-boss';
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
import { every, sweepLost } from './platform/jobs/index.ts';
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

/** Notifications wake the fetchers at once; polling finds what they missed. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 } as const;
/** Fetching and completing jobs costs the database as much for four as for one; a worker that dies has no more in hand than it does in a second. */
const chunksPerFetch = 4;
const outboxKickSeconds = 30;
const housekeepingSeconds = 3_600;
const leftResultsSeconds = 60;
/** Left of the time to stop for closing connections and threads. */
const closeSeconds = 4;

async function workQueues(deps: WorkerDeps, chunkFetchers: number): Promise<void> {
  const { boss } = deps;
  const chunks = {
    ...polling,
    batchSize: chunksPerFetch,
    burstWhenBatchFull: true,
    localConcurrency: chunkFetchers,
    perJobResults: true,
    heartbeatRefreshSeconds: 1,
  } as const;
  await boss.work(queueName('payroll.calculate-chunk'), chunks satisfies WorkOptions, calculateChunks(deps));
  await boss.work(queueName('payroll.look-after-payslips'), polling, lookAfterPayslips(deps));
  const long = { ...polling, localConcurrency: 2, heartbeatRefreshSeconds: 5 } as const;
  await boss.work(queueName('payroll.prepare-batch'), long satisfies WorkOptions, prepareBatches(deps));
  await boss.work(queueName('payroll.move-batch'), long satisfies WorkOptions, moveBatches(deps));
  await boss.work(queueName('payroll.freeze-run'), long satisfies WorkOptions, freezeRuns(deps));
  await boss.work(queueName('payroll.calculate-scenario'), long satisfies WorkOptions, calculateScenarios(deps));
  await boss.work(queueName('payroll.compare-batch'), long satisfies WorkOptions, compareBatches(deps));
  const single = { ...polling, heartbeatRefreshSeconds: 5 } as const;
  await boss.work(queueName('payroll.count-ahead'), single satisfies WorkOptions, countAhead(deps));
  await boss.work(queueName('payroll.generate-payslips'), single satisfies WorkOptions, generatePayslips(deps));
  await boss.work(queueName('payroll.publish-payslips'), single satisfies WorkOptions, publishPayslips(deps));
  await boss.work(queueName('payroll.resend-payslips'), single satisfies WorkOptions, resendPayslips(deps));
  await boss.work(queueName('payroll.make-payslip-archive'), long satisfies WorkOptions, makePayslipArchives(deps));
  await boss.work(queueName('payroll.move-payslips'), single satisfies WorkOptions, moveManyPayslips(deps));
  await boss.work(queueName('platform.work-import'), long satisfies WorkOptions, workImports(deps));
  await boss.work(queueName('careers.work-compensation-review'), long satisfies WorkOptions, workReviews(deps));
  await boss.work(queueName('platform.sync-weblate'), single satisfies WorkOptions, syncWeblate(deps));
  await boss.work(queueName('payroll.delete-runs'), { ...polling, batchSize: 10 }, deleteRuns(deps));
  await boss.work(queueName('time.settle-leave'), polling, settleLedgers(deps));
  await boss.work(queueName('time.count-attendance'), polling, countDays(deps));
  await boss.work(queueName('approvals.look-after'), polling, lookAfterDue(deps));
  await boss.work(queueName('payroll.close-period'), polling, closePeriods(deps));
  await boss.work(queueName('platform.run-schedule'), polling, runSchedules(deps, scheduledWork));
  await boss.work(queueName('platform.sweep-files'), polling, sweepDueFiles(deps));
  await boss.work(queueName('identity.send-reset'), polling, sendResets(deps));
  await boss.work(queueName('platform.send-outbox'), polling, () => sendOutbox(deps));
}

/** A message whose job was used up while its carrier was away gets another one. */
async function kickOutbox({ pool, boss, mailer, sms }: WorkerDeps): Promise<void> {
  if ((mailer || sms) && (await hasQueuedMessages(sqlOfClient(pool)))) await boss.send(queueName('platform.send-outbox'), {});
}

function lookAfter(deps: WorkerDeps, { sweepSeconds, scheduleSeconds, silenceSecondsMax }: WorkerTiming) {
  return [
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
  try {
    await boss.start();
    await workQueues(deps, options.concurrency ?? threads);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined); // it may not have started; the first error is the one to report
    await close();
    throw error;
  }
  const repeated = lookAfter(deps, timing);
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
