import { type QueueDefinitions, usualQueue } from '../../core/queue-definition.ts';

export const queues = {
  // what both sides agreed on is kept page by page, and the next worker goes on from there
  'platform.sync-weblate': { ...usualQueue, retryLimit: 5, retryDelay: 5, retryBackoff: true, expireInSeconds: 7_200 },
} as const satisfies QueueDefinitions;

export interface JobData {
  'platform.sync-weblate': { syncId: number };
}
