import type { Step } from '../../step.ts';

/** A list leaves as a file. */
export const steps: readonly Step[] = [
  { procedure: 'payroll/batches/export-population', by: 'clerk', input: ({ notes: { batchId } }) => ({ id: batchId }) },
  { procedure: 'payroll/batches/export-batch-input', by: 'clerk', input: ({ notes: { batchId } }) => ({ id: batchId, table: 'Employee' }) },
];
