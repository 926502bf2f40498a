import { generatePayslips as generate, generateRound, readRunSource } from '@wagewright/db';
import { compileSource } from '../../pool/compile-source.ts';
import { type PayslipJobDeps, payslipJobs } from './payslip-job.ts';

const counted = ({ payslips }: { readonly payslips: number }) => ({ count: payslips });

/** Makes the payslips of a batch or of a round. */
export const generatePayslips = (deps: PayslipJobDeps) =>
  payslipJobs(deps, 'generating payslips', {
    ofBatch: async (sql, { batchId, tell }) => {
      const program = compileSource(await readRunSource(sql, batchId));
      return counted(await generate(sql, { batchId, program, tell }));
    },
    ofRound: async (sql, { roundId, tell }) => counted(await generateRound(sql, { roundId, tell })),
  });
