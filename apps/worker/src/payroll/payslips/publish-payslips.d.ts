import { type JobData } from '@wagewright/contracts';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
/** Publishes a batch's payslips; the job that sends its mails is enqueued with it, or nothing happens. A repeated job changes nothing. */
export declare const publishPayslips: (deps: WorkerDeps) => (jobs: Job<JobData['payroll.publish-payslips']>[]) => Promise<void>;
