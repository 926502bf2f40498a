import { type QueueDefinitions, usualQueue } from '../../core/queue-definition.ts';

export const queues = {
  // Who works on a chunk, and who does not any more, our own sweeper knows better: these two are for the day on which no sweeper runs.
  'payroll.calculate-chunk': { ...usualQueue, retryLimit: 5, expireInSeconds: 3_600, heartbeatSeconds: 60 },
  // a worker shows that it lives by the job's heartbeat; nothing of it stays before it commits, so the next one begins afresh
  'payroll.prepare-batch': { ...usualQueue, retryLimit: 5, expireInSeconds: 7_200 },
  'payroll.count-ahead': { ...usualQueue, retryLimit: 5, expireInSeconds: 7_200 },
  'payroll.move-batch': { ...usualQueue, retryLimit: 5, expireInSeconds: 7_200 },
  'payroll.freeze-run': { ...usualQueue, retryLimit: 5, expireInSeconds: 7_200 },
  'payroll.delete-runs': { ...usualQueue, retryLimit: 5, expireInSeconds: 600 },
} as const satisfies QueueDefinitions;

export interface JobData {
  'payroll.calculate-chunk': { runId: number; stage: number; number: number };
  'payroll.prepare-batch': { preparationId: number };
  /** A row of batch_forecast. */
  'payroll.count-ahead': { forecastId: number };
  /** A row of batch_move. */
  'payroll.move-batch': { moveId: number };
  'payroll.freeze-run': { freezingId: number };
  'payroll.delete-runs': { batchId: number };
}
