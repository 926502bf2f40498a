import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
/**
 * pg-boss in the app's role: it works queues, looks after dead jobs and listens, but never touches its schema, which the owner migrates.
 * Rebuilding indexes is the owner's as well.
 */
export declare function createBoss(url: string, monitorSeconds: number, log: Logger): PgBoss;
