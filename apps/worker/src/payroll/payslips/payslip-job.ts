/** What generating, publishing and telling again have in common: a job of a batch, all of it or nothing. */
import { AppError } from '@wagewright/contracts';
import {
  type ClaimedPayslipJob,
  claimPayslipJob,
  failPayslipJob,
  finishPayslipJob,
  keepPayslipJobReason,
  payslipJobGivenUp,
  type Sql,
  tellPayslipJob,
} from '@wagewright/db';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import { inOneTransaction, runFenced } from '../../platform/jobs/index.ts';

export type PayslipJobDeps = Pick<WorkerDeps, 'pool' | 'log' | 'failPoint'>;

/** Does the work of a job within its transaction. @returns what is worth a word in the log */
type PayslipWork = (sql: Sql, claim: ClaimedPayslipJob) => Promise<object>;

const workOne = (deps: PayslipJobDeps, id: number, { what, work }: { readonly what: string; readonly work: PayslipWork }): Promise<void> =>
  runFenced<ClaimedPayslipJob, AppError>(deps, {
    what,
    claim: (sql, token) => claimPayslipJob(sql, { id, token }),
    work: (claim, client) =>
      inOneTransaction(deps, client, {
        tell: (sql, sight) => tellPayslipJob(sql, claim, sight),
        work: async (sql, tell) => {
          await tell({ part: what, done: 0, total: 1 });
          deps.log.info({ ...claim, ...(await work(sql, claim)) }, what);
          return await finishPayslipJob(sql, claim);
        },
      }),
    failureOf: (error) => (error instanceof AppError ? error : undefined),
    fail: failPayslipJob,
    keepReason: keepPayslipJobReason,
    givenUp: payslipJobGivenUp,
  });

/** The handler of a queue of such jobs; one that is delivered again finds its row over and changes nothing. */
export const payslipJobs =
  (deps: PayslipJobDeps, what: string, work: PayslipWork) =>
  async (jobs: Pick<Job<{ payslipJobId: number }>, 'data'>[]): Promise<void> => {
    for (const { data } of jobs) await workOne(deps, data.payslipJobId, { what, work });
  };
