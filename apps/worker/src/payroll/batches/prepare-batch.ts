import { randomUUID } from 'node:crypto';
import { AppError, type JobData } from '@wagewright/contracts';
import {
  type ClaimedPreparation,
  claimPreparation,
  failPreparation,
  givenUp,
  isOneTooMany,
  keepReason,
  prepareClaimed,
  type Sql,
  sqlOfClient,
  tellPreparation,
} from '@wagewright/db';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import { passFailPoint } from '../../fail-points.ts';
import { inTransaction } from '../../platform/jobs/index.ts';
import { compileSource } from '../../pool/compile-source.ts';

type PrepareDeps = Pick<WorkerDeps, 'pool' | 'log' | 'failPoint'>;

/** Somebody has cancelled it, or claimed it since: nothing of it is kept, and nothing is to be told. */
class NotOursError extends Error {}

async function prepareUnderToken({ pool, failPoint }: PrepareDeps, claim: ClaimedPreparation): Promise<void> {
  await inTransaction(pool, async (sql: Sql) => {
    const [backend] = await sql.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const whole = await prepareClaimed(sql, claim, {
      compile: compileSource,
      // on another connection, since nobody sees what this one writes before it commits
      tell: async (sight) => {
        if (!(await tellPreparation(sqlOfClient(pool), claim, backend?.pid ?? 0, sight))) throw new NotOursError();
        passFailPoint(failPoint, 'between-parts');
      },
    });
    if (!whole) throw new NotOursError();
    passFailPoint(failPoint, 'before-commit');
  });
  passFailPoint(failPoint, 'after-commit');
}

async function settle(deps: PrepareDeps, claim: ClaimedPreparation, error: unknown): Promise<void> {
  if (error instanceof NotOursError) return;
  if (error instanceof AppError) {
    await inTransaction(deps.pool, (sql) => failPreparation(sql, claim, error));
    return;
  }
  await keepReason(sqlOfClient(deps.pool), claim, error instanceof Error ? error.message : String(error));
  throw error;
}

async function prepareOne(deps: PrepareDeps, preparationId: number): Promise<void> {
  const { pool, log } = deps;
  const claim = await claimPreparation(sqlOfClient(pool), { preparationId, token: randomUUID() });
  if (!claim) return;
  const { batchId, attempt } = claim;
  try {
    if (isOneTooMany(claim)) throw await givenUp(sqlOfClient(pool), claim);
    await prepareUnderToken(deps, claim);
    log.info({ batchId, attempt }, 'prepared');
  } catch (error) {
    log.warn({ err: error, batchId, attempt }, 'not prepared');
    await settle(deps, claim, error);
  }
}

/** Prepares batches. What a worker that was killed had frozen is gone with its transaction, and the next one begins afresh. */
export const prepareBatches =
  (deps: PrepareDeps) =>
  async (jobs: Job<JobData['payroll.prepare-batch']>[]): Promise<void> => {
    for (const { data } of jobs) await prepareOne(deps, data.preparationId);
  };
