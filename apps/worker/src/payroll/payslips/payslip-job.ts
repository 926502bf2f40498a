/** What generating, publishing and telling again have in common: a job of a batch or of a round, all of it or nothing. */
import { AppError } from '@wagewright/contracts';
import {
  type ClaimedPayslipJob,
  claimPayslipJob,
  failPayslipJob,
  finishPayslipJob,
  keepPayslipJobReason,
  type PeopleSight,
  payslipJobGivenUp,
  type Sql,
  type TellPeople,
  tellPayslipJob,
} from '@wagewright/db';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import { inOneTransaction, runFenced } from '../../platform/jobs/index.ts';

export type PayslipJobDeps = Pick<WorkerDeps, 'pool' | 'log' | 'failPoint'>;

/** Does the work of a job within its transaction. @returns how many payslips or messages came of it, and what else is worth a word in the log */
type PayslipWork<Of extends object> = (sql: Sql, job: Of & { readonly tell: TellPeople }) => Promise<{ readonly count: number }>;

/** What a kind of job does to the payslips of a batch, and to those of a round. */
interface PayslipWorks {
  readonly ofBatch: PayslipWork<{ readonly batchId: number }>;
  readonly ofRound: PayslipWork<{ readonly roundId: number }>;
}

const workOne = (
  deps: PayslipJobDeps,
  id: number,
  { what, works }: { readonly what: string; readonly works: PayslipWorks },
): Promise<void> =>
  runFenced<ClaimedPayslipJob, AppError>(deps, {
    what,
    claim: (sql, token) => claimPayslipJob(sql, { id, token }),
    work: (claim, client) =>
      inOneTransaction<PeopleSight>(deps, client, {
        tell: (sql, sight) => tellPayslipJob(sql, claim, sight),
        work: async (sql, tell) => {
          const done = await (claim.roundId === undefined
            ? works.ofBatch(sql, { ...claim, tell })
            : works.ofRound(sql, { ...claim, tell }));
          deps.log.info({ ...claim, ...done }, what);
          return await finishPayslipJob(sql, claim, done.count);
        },
      }),
    failureOf: (error) => (error instanceof AppError ? error : undefined),
    fail: failPayslipJob,
    keepReason: keepPayslipJobReason,
    givenUp: payslipJobGivenUp,
  });

/** The handler of a queue of such jobs; one that is delivered again finds its row over and changes nothing. */
export const payslipJobs =
  (deps: PayslipJobDeps, what: string, works: PayslipWorks) =>
  async (jobs: Pick<Job<{ payslipJobId: number }>, 'data'>[]): Promise<void> => {
    for (const { data } of jobs) await workOne(deps, data.payslipJobId, { what, works });
  };
