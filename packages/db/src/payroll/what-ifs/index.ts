/** Runs beside a batch: their own input, and their results beside the batch's. */

export {
  type ChangedInputRow,
  type ChangedInputs,
  type ComparedInput,
  comparedInputs,
  listChangedInputs,
} from './changed-inputs.ts';
export {
  type AffectedPayee,
  type ChangedCell,
  type ComparedRuns,
  countChanges,
  listAffectedPayees,
  listChangedCells,
  type NetPlace,
} from './compare-runs.ts';
export { type Comparable, type ComparedColumn, type ComparedTable, comparedTables } from './compared-tables.ts';
