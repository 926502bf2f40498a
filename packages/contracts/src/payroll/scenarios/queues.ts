import { type QueueDefinitions, usualQueue } from '../../core/queue-definition.ts';

export const queues = {
  // the worker shows that it lives by the job's heartbeat; what it had done stays, and the next one goes on from there
  'payroll.calculate-scenario': { ...usualQueue, retryLimit: 5, expireInSeconds: 7_200 },
} as const satisfies QueueDefinitions;

export interface JobData {
  'payroll.calculate-scenario': { scenarioId: number };
}
