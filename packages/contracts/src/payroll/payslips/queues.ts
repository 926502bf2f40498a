import { type QueueDefinitions, usualQueue } from '../../core/queue-definition.ts';

export const queues = {
  'payroll.generate-payslips': { ...usualQueue, retryLimit: 5, expireInSeconds: 600 },
  'payroll.publish-payslips': { ...usualQueue, retryLimit: 5, expireInSeconds: 600 },
} as const satisfies QueueDefinitions;

export interface JobData {
  'payroll.generate-payslips': { batchId: number; userId: number; traceId: string };
  'payroll.publish-payslips': { batchId: number; userId: number; traceId: string };
}
