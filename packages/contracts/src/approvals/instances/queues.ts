import { type QueueDefinitions, usualQueue } from '../../core/queue-definition.ts';

export const queues = {
  /** Reminds, escalates and notices who cannot answer: all that is due at a time. One waiting job is enough, whoever asks. */
  'approvals.look-after': { ...usualQueue, policy: 'short', retryLimit: 3, expireInSeconds: 300 },
} as const satisfies QueueDefinitions;

export interface JobData {
  /** `at` is the time that counts, ISO 8601; without it, that of the database. */
  'approvals.look-after': { at?: string };
}
