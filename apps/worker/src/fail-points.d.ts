/**
 * Named places at which a test lets the worker die, as a power cut would: the process ends at once, nothing is cleaned up.
 * `die-at-row` ends only the thread, at the payee of that row number, as an engine's defect or lack of memory would.
 */
export declare const failPointNames: readonly ['before-commit', 'after-commit', 'after-complete', 'between-chunks', 'die-at-row'];
export type FailPointName = (typeof failPointNames)[number];
/** `nth`: the how-many-th passing (or which row number) counts, over all threads of the process. */
export interface FailPoint {
    readonly name: FailPointName;
    readonly nth: number;
    /** Passings so far, shared by the threads. */
    readonly passed: SharedArrayBuffer;
}
/** @param text `name:nth`, for example `before-commit:3` */
export declare function parseFailPoint(text: string): FailPoint;
/** Ends the process when the armed point is passed for the nth time. */
export declare function passFailPoint(armed: FailPoint | undefined, name: FailPointName): void;
/** True when computing these rows is meant to end the thread. */
export declare const diesWithin: (armed: FailPoint | undefined, fromRow: number, toRow: number) => boolean;
