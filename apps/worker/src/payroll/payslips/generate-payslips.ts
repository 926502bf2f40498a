import { generatePayslips as generate, readRunSource } from '@wagewright/db';
import { compileSource } from '../../pool/compile-source.ts';
import { type PayslipJobDeps, payslipJobs } from './payslip-job.ts';

/** Makes the payslips of a batch. */
export const generatePayslips = (deps: PayslipJobDeps) =>
  payslipJobs(deps, 'generating payslips', async (sql, { batchId }) => {
    const program = compileSource(await readRunSource(sql, batchId));
    return await generate(sql, { batchId, program });
  });
