import type { Step } from '../../step.ts';

/** A list leaves as a file. */
export const steps: readonly Step[] = [
  { procedure: 'payroll/findings/export-found-people', by: 'clerk', input: ({ notes: { batchId } }) => ({ batchId }) },
];
