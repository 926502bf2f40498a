import { generatePayslips as generate, generateRound, readRunSource } from '@wagewright/db';
import type { WorkerDeps } from '../../deps.ts';
import { compileSource } from '../../pool/compile-source.ts';
import { type PayslipJobDeps, payslipJobs } from './payslip-job.ts';

/** Makes the payslips of a batch or of a round. */
export const generatePayslips = (deps: PayslipJobDeps & Pick<WorkerDeps, 'publicUrl'>) =>
  payslipJobs(deps, 'generating payslips', {
    ofBatch: async (sql, { batchId }) => {
      const program = compileSource(await readRunSource(sql, batchId));
      return await generate(sql, { batchId, program });
    },
    ofRound: (sql, { roundId, userId }) => generateRound(sql, { roundId, userId, baseUrl: deps.publicUrl }),
  });
