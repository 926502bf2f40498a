import type { ChunkAddress } from '@wagewright/db/payroll/runs';
import type { ChunkReport, ThreadData } from './task.ts';
export interface PoolOptions extends ThreadData {
    readonly threads: number;
    /** From handing a chunk over to its end. A thread that takes longer hangs, and is ended. */
    readonly chunkSecondsMax: number;
}
/** A chunk's thread ended, or was ended by the watchdog. */
export declare class ThreadEndedError extends Error {
    /** The row that it was computing by itself, 0 where it was not. */
    readonly atRow: number;
    constructor(message: string, atRow: number, cause: unknown);
}
/** The threads that compute chunks. */
export interface ComputePool {
    /** @throws ThreadEndedError, or what the thread threw */
    run(chunk: ChunkAddress): Promise<ChunkReport>;
    close(): Promise<void>;
}
export declare function openPool({ threads, chunkSecondsMax, connection, failPoint }: PoolOptions): ComputePool;
