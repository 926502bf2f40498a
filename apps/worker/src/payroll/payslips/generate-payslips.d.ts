import type { JobData } from '@wagewright/contracts';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
/** Makes the payslips of a batch; a repeated job changes nothing. */
export declare const generatePayslips: (deps: Pick<WorkerDeps, 'pool' | 'log'>) => (jobs: Job<JobData['payroll.generate-payslips']>[]) => Promise<void>;
