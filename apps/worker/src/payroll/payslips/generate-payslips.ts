import type { JobData } from '@wagewright/contracts';
import { generatePayslips as generate, readRunSource } from '@wagewright/db';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import { inTransaction } from '../../platform/jobs/index.ts';
import { compileSource } from '../../pool/compile-source.ts';
import { orRecordRefusal } from './refusals.ts';

/** Makes the payslips of a batch; a repeated job changes nothing. */
export const generatePayslips =
  (deps: Pick<WorkerDeps, 'pool' | 'log'>) =>
  async (jobs: Job<JobData['payroll.generate-payslips']>[]): Promise<void> => {
    for (const { data } of jobs) {
      await orRecordRefusal(deps, data, async () => {
        const made = await inTransaction(deps.pool, async (sql) => {
          const program = compileSource(await readRunSource(sql, data.batchId));
          return await generate(sql, { batchId: data.batchId, program });
        });
        deps.log.info({ ...data, ...made }, 'payslips generated');
      });
    }
  };
