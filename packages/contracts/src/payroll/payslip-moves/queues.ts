import { type QueueDefinitions, usualQueue } from '../../core/queue-definition.ts';

export const queues = {
  // what it has moved stays, and the next one goes on from there
  'payroll.move-payslips': { ...usualQueue, retryLimit: 5, expireInSeconds: 7_200 },
} as const satisfies QueueDefinitions;

export interface JobData {
  'payroll.move-payslips': { payslipMoveId: number };
}
