import type { WorkerOptions } from './options.ts';
export interface Worker {
    /** Takes no more jobs, lets those in hand end or hands them back, and closes everything. */
    stop(): Promise<void>;
}
/**
 * Starts a worker in this process: its threads, its queues, and its part in looking after runs. Any number of workers may join a database.
 * @throws the database's error when it cannot be reached
 */
export declare function startWorker(options: WorkerOptions): Promise<Worker>;
