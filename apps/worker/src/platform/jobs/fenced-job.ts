/** The one way in which a job that outlasts a request is done (docs/adr/0100-one-room-for-jobs.md): claimed, worked on, ended, tried again or given up. */
import { randomUUID } from 'node:crypto';
import { limits } from '@wagewright/contracts';
import { type JobSight, type Sql, sqlOfClient } from '@wagewright/db';
import type pg from 'pg';
import type { WorkerDeps } from '../../deps.ts';
import { passFailPoint } from '../../fail-points.ts';
import { inTransaction, transact } from './in-transaction.ts';

/** Somebody has cancelled it, or claimed it since: nothing of it is kept, and nothing is to be told. */
export class NotOursError extends Error {}

export interface FencedJob<Claim extends { readonly attempt: number }, Failure> {
  /** In the log. */
  readonly what: string;
  /** @returns undefined where there is nothing to do any more */
  readonly claim: (sql: Sql, token: string) => Promise<Claim | undefined>;
  /**
   * @param client that has claimed it, for the work's own use
   * @throws NotOursError where it is somebody else's by now, or over
   */
  readonly work: (claim: Claim, client: pg.PoolClient) => Promise<void>;
  /** What another try would meet again; undefined: it is tried again. */
  readonly failureOf: (error: unknown) => Failure | undefined;
  /** Ends it with its failure, in a transaction. */
  readonly fail: (sql: Sql, claim: Claim, failure: Failure) => Promise<void>;
  /** Keeps why this attempt was not the last one. */
  readonly keepReason: (sql: Sql, claim: Claim, message: string) => Promise<void>;
  /** What is told of a job that so many workers did not survive. */
  readonly givenUp: (sql: Sql, claim: Claim) => Promise<Failure>;
}

type JobDeps = Pick<WorkerDeps, 'pool' | 'log'>;

/**
 * Does a job that pg-boss delivers at least once. The connection that claims it is held until it is over: by it others know that somebody works
 * on it (`sweepLostJobs`). What our rules refuse ends it at once; anything else is thrown after its reason was kept, so that
 * the queue delivers it again, and after `limits.jobAttemptsMax` workers it is given up in words.
 */
export async function runFenced<Claim extends { readonly attempt: number }, Failure>(
  deps: JobDeps,
  job: FencedJob<Claim, Failure>,
): Promise<void> {
  const client = await deps.pool.connect();
  try {
    await runBy(client, deps, job);
  } finally {
    client.release();
  }
}

async function runBy<Claim extends { readonly attempt: number }, Failure>(
  client: pg.PoolClient,
  { pool, log }: JobDeps,
  { what, ...job }: FencedJob<Claim, Failure>,
): Promise<void> {
  const claim = await transact(client, (sql) => job.claim(sql, randomUUID()));
  if (!claim) return;
  const told: object = claim;
  const fail = (failure: Failure) => inTransaction(pool, (sql) => job.fail(sql, claim, failure));
  if (claim.attempt > limits.jobAttemptsMax) return await fail(await job.givenUp(sqlOfClient(pool), claim));
  const started = performance.now();
  try {
    await job.work(claim, client);
    log.info({ ...told, ms: Math.round(performance.now() - started) }, `${what}: done`);
  } catch (error) {
    if (error instanceof NotOursError) return;
    log.warn({ err: error, ...told }, `${what}: not done`);
    const failure = job.failureOf(error);
    if (failure !== undefined) return await fail(failure);
    await job.keepReason(sqlOfClient(pool), claim, error instanceof Error ? error.message : String(error));
    throw error;
  }
}

export interface WholeWork<Sight extends JobSight> {
  /** As `FencedRows.tell`. */
  readonly tell: (sql: Sql, sight: Sight) => Promise<boolean>;
  /** @returns false where it is not ours any more */
  readonly work: (sql: Sql, tell: (sight: Sight) => Promise<void>) => Promise<boolean>;
}

/**
 * Does all of a job in one transaction, and tells how far it is on another connection, since nobody sees what this one writes before it commits.
 * @param client that has claimed it
 * @throws NotOursError where the token is void: everything is rolled back
 */
export async function inOneTransaction<Sight extends JobSight>(
  { pool, failPoint }: Pick<WorkerDeps, 'pool' | 'failPoint'>,
  client: pg.PoolClient,
  { tell, work }: WholeWork<Sight>,
): Promise<void> {
  await transact(client, async (sql) => {
    const tellSight = async (sight: Sight): Promise<void> => {
      if (!(await tell(sqlOfClient(pool), sight))) throw new NotOursError();
      passFailPoint(failPoint, 'between-parts');
    };
    if (!(await work(sql, tellSight))) throw new NotOursError();
    passFailPoint(failPoint, 'before-commit');
  });
  passFailPoint(failPoint, 'after-commit');
}
