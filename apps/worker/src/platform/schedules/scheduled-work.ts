import type { JobData, QueueName } from '@wagewright/contracts';
import type { Sql } from '@wagewright/db';

/** A due moment, and what its work is done with. All of it belongs to the transaction in which the moment counts as done. */
export interface ScheduledCall {
  readonly sql: Sql;
  /** What time it is. */
  readonly now: Date;
  /** When it was due; later than that by the time that no worker was there. */
  readonly dueAt: Date;
  /** Earlier moments that it stands for. */
  readonly missed: number;
  enqueue<Q extends QueueName>(queue: Q, jobs: readonly JobData[Q][]): Promise<void>;
}

/**
 * Does what is due by now: quickly, or by jobs that it enqueues.
 * @returns what it did, as counts by name for the log
 */
export type ScheduledWork = (call: ScheduledCall) => Promise<Readonly<Record<string, number>>>;
