import { type JobData, type QueueName, queueName } from '@wagewright/contracts';
import type { Sql } from '../../sql.ts';

/** Any number; the sweepers of all workers take turns on it. */
const sweepLock = 7_202_614;

/** Rows that say that a job of theirs is under way. */
export interface InHand<Name extends QueueName = QueueName> {
  readonly queue: Name;
  /** SQL of rows with the columns `data` as jsonb, what the job of each carries, and `holderColumns`. */
  readonly rows: string;
}

/** By which connection a row was claimed, and when (`claimedHere`). */
export const holderColumns = 'backend_pid, claimed_at';

/** What a sweep asks of the queue, in its transaction. */
export interface LostJobs {
  enqueue<Name extends QueueName>(sql: Sql, queue: Name, data: readonly JobData[Name][]): Promise<void>;
  /** Gives active jobs back to their queue, whose worker is gone. */
  giveBack(sql: Sql, queue: QueueName, jobIds: readonly string[]): Promise<void>;
}

/** Of which queue how many jobs were enqueued, or given back. */
export type SweptInHand = Partial<Record<QueueName, { readonly enqueued: number; readonly givenBack: number }>>;

const lostOf = ({ queue, rows }: InHand) => `
  SELECT data FROM (${rows}) in_hand WHERE NOT EXISTS (
    SELECT 1 FROM pgboss.job j WHERE j.name = '${queueName(queue)}' AND j.state IN ('created', 'retry', 'active') AND j.data @> in_hand.data)`;

/** Without a heartbeat, of a job that was delivered and that nobody holds: its worker is between the delivery and the claim, or between an error and saying so. */
const unheldSecondsMax = 12;

/**
 * Jobs whose worker is gone: what it claimed by this delivery is held by a connection that is no more, be its number another one's by now. One
 * that is paused keeps its connection, and its job until the queue misses its heartbeat.
 */
const orphanedOf = ({ queue, rows }: InHand) => `
  SELECT j.id FROM (${rows}) in_hand JOIN pgboss.job j ON j.name = '${queueName(queue)}' AND j.state = 'active' AND j.data @> in_hand.data
  WHERE CASE WHEN in_hand.claimed_at >= j.started_on AND in_hand.backend_pid IS NOT NULL
    THEN NOT calc.backend_lives(in_hand.backend_pid, in_hand.claimed_at)
    ELSE j.heartbeat_on < clock_timestamp() - make_interval(secs => ${unheldSecondsMax}) END`;

/**
 * Gives a job to every row that waits for one which the queue has not, or has no more: it was lost, deleted, or tried more often than the queue
 * tries. A row and its first job are written in one transaction, so that none is found here that is about to have its own. A job whose worker has
 * died goes back to its queue at once. Workers take turns.
 * @param sql a transaction
 */
export async function sweepLostJobs(sql: Sql, inHand: readonly InHand[], jobs: LostJobs): Promise<SweptInHand> {
  const [lock] = await sql.query<{ taken: boolean }>(`SELECT pg_try_advisory_xact_lock(${sweepLock}) AS taken`);
  const swept: SweptInHand = {};
  if (!lock?.taken) return swept;
  for (const kind of inHand) {
    const lost = await sql.query<{ data: JobData[QueueName] }>(lostOf(kind));
    const orphaned = await sql.query<{ id: string }>(orphanedOf(kind));
    if (lost.length > 0)
      await jobs.enqueue(
        sql,
        kind.queue,
        lost.map(({ data }) => data),
      );
    if (orphaned.length > 0)
      await jobs.giveBack(
        sql,
        kind.queue,
        orphaned.map(({ id }) => id),
      );
    if (lost.length + orphaned.length > 0) swept[kind.queue] = { enqueued: lost.length, givenBack: orphaned.length };
  }
  return swept;
}
