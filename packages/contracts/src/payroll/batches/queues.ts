import { type QueueDefinitions, usualQueue } from '../../core/queue-definition.ts';

export const queues = {
  // Who works on a chunk, and who does not any more, our own sweeper knows better: these two are for the day on which no sweeper runs.
  'payroll.calculate-chunk': { ...usualQueue, retryLimit: 5, expireInSeconds: 3_600, heartbeatSeconds: 60 },
  'payroll.delete-runs': { ...usualQueue, retryLimit: 5, expireInSeconds: 600 },
} as const satisfies QueueDefinitions;

export interface JobData {
  'payroll.calculate-chunk': { runId: number; stage: number; number: number };
  'payroll.delete-runs': { batchId: number };
}
