import { type QueueDefinitions, usualQueue } from '../../core/queue-definition.ts';

export const queues = {
  /** Writes what rules of leave grant, carry over and let expire through the day it is where people work; what is written already is not written again. */
  'time.settle-leave': { ...usualQueue, retryLimit: 3, expireInSeconds: 1_800 },
} as const satisfies QueueDefinitions;

export interface JobData {
  /** The time that counts, ISO 8601. */
  'time.settle-leave': { at: string };
}
