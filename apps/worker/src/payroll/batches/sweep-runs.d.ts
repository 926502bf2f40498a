import { type Sweep } from '@wagewright/db';
import type { WorkerDeps } from '../../deps.ts';
/** One look after runs that nobody works on; undefined where another worker is looking. */
export declare function sweepRuns({ pool, boss, log }: Pick<WorkerDeps, 'pool' | 'boss' | 'log'>): Promise<Sweep | undefined>;
