import { type QueueDefinitions, usualQueue } from '../../core/queue-definition.ts';

export const queues = {
  'platform.send-outbox': { ...usualQueue, policy: 'short', retryLimit: 10, retryDelay: 5, retryBackoff: true, expireInSeconds: 600 },
} as const satisfies QueueDefinitions;

export interface JobData {
  'platform.send-outbox': Record<string, never>;
}
