/** What tests, the chaos runs and the bench share: synthetic batches, and the clerk's side of a run. */

export { lookAfterApprovals } from '../approvals/instances/look-after.ts';
export { workReviews } from '../careers/compensation-reviews/work-review.ts';
export { importTargetsBy } from '../import-targets.ts';
export { countAhead } from '../payroll/batches/count-ahead.ts';
export { freezeRuns } from '../payroll/batches/freeze-run.ts';
export { moveBatches } from '../payroll/batches/move-batch.ts';
export { prepareBatches } from '../payroll/batches/prepare-batch.ts';
export { makePayslipArchives } from '../payroll/payslip-archives/make-archive.ts';
export { resendPayslips } from '../payroll/payslip-deliveries/resend-payslips.ts';
export { moveManyPayslips } from '../payroll/payslip-moves/move-payslips.ts';
export { generatePayslips } from '../payroll/payslips/generate-payslips.ts';
export { publishPayslips } from '../payroll/payslips/publish-payslips.ts';
export { workImports } from '../platform/imports/work-import.ts';
export { writePayslips } from '../pool/payslips/write-payslips.ts';
export {
  type Calculation,
  type Clerk,
  calculate,
  type EndedRun,
  openClerk,
  readResult,
  readRun,
  runEnds,
  type StoredResult,
  until,
} from './run-batch.ts';
export { compileOrThrow, createSyntheticBatch, type SyntheticBatch, type SyntheticOptions } from './synthetic-batch.ts';
export { syntheticDefinition, syntheticPayroll } from './synthetic-definition.ts';
