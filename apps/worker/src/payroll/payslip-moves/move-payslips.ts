import { AppError, type JobData, queueName } from '@wagewright/contracts';
import {
  bossDatabase,
  type ClaimedPayslipMove,
  claimPayslipMove,
  failPayslipMove,
  finishPayslipMove,
  keepPayslipMoveReason,
  moveNextPayslips,
  payslipMoveGivenUp,
  type Sql,
} from '@wagewright/db';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import { passFailPoint } from '../../fail-points.ts';
import { inTransaction, NotOursError, runFenced } from '../../platform/jobs/index.ts';

export type PayslipMoveDeps = Pick<WorkerDeps, 'pool' | 'log' | 'failPoint' | 'boss' | 'publicUrl'>;

/** Does a part of the work in a transaction of its own. @throws NotOursError where the token is void: nothing of it is kept */
async function underToken<Result>({ pool, failPoint }: PayslipMoveDeps, work: (sql: Sql) => Promise<Result | undefined>): Promise<Result> {
  const result = await inTransaction(pool, async (sql) => {
    const done = await work(sql);
    if (done === undefined) throw new NotOursError();
    passFailPoint(failPoint, 'before-commit');
    return done;
  });
  passFailPoint(failPoint, 'after-commit');
  return result;
}

/** Slice after slice, each under the locks of its payslips, from where whoever worked on it before had stopped. */
async function move(deps: PayslipMoveDeps, claim: ClaimedPayslipMove): Promise<void> {
  const enqueueMails = async (sql: Sql): Promise<void> => {
    await deps.boss.send(queueName('platform.send-outbox'), {}, { db: bossDatabase(sql) });
  };
  let after: number | undefined = 0;
  while (after !== undefined) {
    const from: number = after;
    const slice = await underToken(deps, (sql) => moveNextPayslips(sql, claim, { after: from, baseUrl: deps.publicUrl, enqueueMails }));
    after = slice.last;
  }
  await underToken(deps, async (sql) => ((await finishPayslipMove(sql, claim)) ? true : undefined));
}

const moveOne = (deps: PayslipMoveDeps, id: number): Promise<void> =>
  runFenced<ClaimedPayslipMove, AppError>(deps, {
    what: 'moving payslips',
    claim: (sql, token) => claimPayslipMove(sql, { id, token }),
    work: (claim) => move(deps, claim),
    failureOf: (error) => (error instanceof AppError ? error : undefined),
    fail: failPayslipMove,
    keepReason: keepPayslipMoveReason,
    givenUp: payslipMoveGivenUp,
  });

/** Moves many payslips. What a worker that was killed had moved stays, and the next one goes on from there. */
export const moveManyPayslips =
  (deps: PayslipMoveDeps) =>
  async (jobs: Pick<Job<JobData['payroll.move-payslips']>, 'data'>[]): Promise<void> => {
    for (const { data } of jobs) await moveOne(deps, data.payslipMoveId);
  };
