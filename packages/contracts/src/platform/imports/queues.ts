import { type QueueDefinitions, usualQueue } from '../../core/queue-definition.ts';

export const queues = {
  // a worker shows that it lives by the job's heartbeat; nothing of it stays before it commits, so the next one begins afresh
  'platform.work-import': { ...usualQueue, retryLimit: 5, expireInSeconds: 3_600 },
} as const satisfies QueueDefinitions;

export interface JobData {
  /** What is to be done, the row's state says. */
  'platform.work-import': { importId: number };
}
