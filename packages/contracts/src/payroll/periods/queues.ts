import { type QueueDefinitions, usualQueue } from '../../core/queue-definition.ts';

export const queues = {
  'payroll.close-period': { ...usualQueue, retryLimit: 5, retryBackoff: true, expireInSeconds: 600 },
} as const satisfies QueueDefinitions;

export interface JobData {
  'payroll.close-period': { periodId: number };
}
