import { type QueueDefinitions, usualQueue } from '../../core/queue-definition.ts';

export const queues = {
  /** Deletes what was taken away, what was added to nothing for a day, and what was left of uploads that broke off. */
  'platform.sweep-files': { ...usualQueue, retryLimit: 3, expireInSeconds: 900 },
} as const satisfies QueueDefinitions;

export interface JobData {
  /** The time that counts, ISO 8601. */
  'platform.sweep-files': { at: string };
}
