import { type QueueDefinitions, usualQueue } from '../../core/queue-definition.ts';

export const queues = {
  'payroll.resend-payslips': { ...usualQueue, retryLimit: 5, expireInSeconds: 3_600 },
  /** Shows payslips whose view day has come, reminds of check days, and notes who has not answered. */
  'payroll.look-after-payslips': { ...usualQueue, retryLimit: 5, expireInSeconds: 600 },
} as const satisfies QueueDefinitions;

export interface JobData {
  /** A row of payslip_job. */
  'payroll.resend-payslips': { payslipJobId: number };
  /** The time that counts, ISO 8601. */
  'payroll.look-after-payslips': { at: string };
}
