import { type JobData } from '@wagewright/contracts';
import type { Job, JobResult } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
type ChunkJob = Job<JobData['payroll.calculate-chunk']>;
/** Chunks of one fetch run side by side; one that fails does not hold back the other. */
export declare const calculateChunks: (deps: WorkerDeps) => (jobs: ChunkJob[]) => Promise<JobResult[]>;
export {};
