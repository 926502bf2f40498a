import { type QueueDefinitions, usualQueue } from '../../core/queue-definition.ts';

export const queues = {
  // a worker shows that it lives by the job's heartbeat; what it has finished stays, and the next one goes on from there
  'payroll.make-payslip-archive': { ...usualQueue, retryLimit: 5, expireInSeconds: 7_200 },
} as const satisfies QueueDefinitions;

export interface JobData {
  'payroll.make-payslip-archive': { archiveId: number };
}
