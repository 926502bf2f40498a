/** What tests, the chaos runs and the bench share: synthetic batches, and the clerk's side of a run. */

export { lookAfterApprovals } from '../approvals/instances/look-after.ts';
export { prepareBatches } from '../payroll/batches/prepare-batch.ts';
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
export { syntheticDefinition } from './synthetic-definition.ts';
