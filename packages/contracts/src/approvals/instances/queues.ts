import { type QueueDefinitions, usualQueue } from '../../core/queue-definition.ts';

export const queues = {
  /** Reminds, escalates and notices who cannot answer: all that is due at a time, each thing once however often it is asked. */
  'approvals.look-after': { ...usualQueue, retryLimit: 3, expireInSeconds: 300 },
} as const satisfies QueueDefinitions;

export interface JobData {
  /** `at` is the time that counts, ISO 8601; without it, that of the worker. */
  'approvals.look-after': { at?: string };
}
