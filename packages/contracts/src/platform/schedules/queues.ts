import { type QueueDefinitions, usualQueue } from '../../core/queue-definition.ts';

export const queues = {
  'platform.run-schedule': { ...usualQueue, retryLimit: 5, retryDelay: 10, retryBackoff: true, expireInSeconds: 900 },
} as const satisfies QueueDefinitions;

export interface JobData {
  /** A row of schedule_run; its id as text, because it is 64 bits wide. */
  'platform.run-schedule': { runId: string };
}
