import { type QueueDefinitions, usualQueue } from '../../core/queue-definition.ts';

export const queues = {
  // nothing of it stays before it commits, so that the next worker begins afresh
  'careers.work-compensation-review': { ...usualQueue, retryLimit: 5, expireInSeconds: 3_600 },
} as const satisfies QueueDefinitions;

export interface JobData {
  /** What is to be done, the row's state says. */
  'careers.work-compensation-review': { reviewId: number };
}
