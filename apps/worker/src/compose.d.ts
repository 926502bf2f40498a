import type { WorkerDeps } from './deps.ts';
import type { WorkerOptions, WorkerTiming } from './options.ts';
export declare const usualTiming: WorkerTiming;
export interface Composition {
    readonly deps: WorkerDeps;
    readonly timing: WorkerTiming;
    /** Closes everything but pg-boss, which stops first. */
    close(): Promise<void>;
}
/** The worker's composition root: what the handlers need is made here and nowhere else. */
export declare function compose(options: WorkerOptions & {
    readonly threads: number;
}): Composition;
