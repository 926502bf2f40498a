import type { JobData } from '@wagewright/contracts';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
/** Removes results that nobody points to any more. Statements commit one by one, so a repeated job goes on where the last one stopped. */
export declare const deleteRuns: ({ pool, log }: Pick<WorkerDeps, 'pool' | 'log'>) => (jobs: Job<JobData['payroll.delete-runs']>[]) => Promise<void>;
