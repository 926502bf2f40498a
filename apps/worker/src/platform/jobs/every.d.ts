import type { Logger } from 'pino';
/** Something that is done again and again until it is stopped. */
export interface Repeated {
    /** Ends it, after the turn that is going on. */
    stop(): Promise<void>;
}
/** Does something now and then every so many seconds; a turn that fails is logged and the next one comes. */
export declare function every(seconds: number, what: string, log: Logger, turn: () => Promise<unknown>): Repeated;
