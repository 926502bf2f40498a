import { type QueueDefinitions, usualQueue } from '../../core/queue-definition.ts';

export const queues = {
  'payroll.generate-payslips': { ...usualQueue, retryLimit: 5, expireInSeconds: 3_600 },
  'payroll.publish-payslips': { ...usualQueue, retryLimit: 5, expireInSeconds: 3_600 },
} as const satisfies QueueDefinitions;

export interface JobData {
  /** A row of payslip_job. */
  'payroll.generate-payslips': { payslipJobId: number };
  'payroll.publish-payslips': { payslipJobId: number };
}
