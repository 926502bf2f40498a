import { type QueueDefinitions, usualQueue } from '../../core/queue-definition.ts';

export const queues = {
  /** Sends a link or a code; of an account that there is not it does nothing, so that asking costs the server the same either way. */
  'identity.send-reset': { ...usualQueue, retryLimit: 5, expireInSeconds: 60 },
} as const satisfies QueueDefinitions;

export interface JobData {
  'identity.send-reset': { resetId: string };
}
