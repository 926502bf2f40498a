import { type QueueDefinitions, usualQueue } from '../../core/queue-definition.ts';

export const queues = {
  // the worker shows that it lives by the job's heartbeat; slices that it had done stay, and the next one goes on from there
  'payroll.compare-batch': { ...usualQueue, retryLimit: 5, expireInSeconds: 7_200 },
} as const satisfies QueueDefinitions;

export interface JobData {
  'payroll.compare-batch': { batchId: number; revision: number };
}
