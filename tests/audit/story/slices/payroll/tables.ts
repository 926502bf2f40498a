import type { Step } from '../../step.ts';

/** The result of the story's batch leaves as a file. */
export const steps: readonly Step[] = [
  {
    procedure: 'payroll/tables/export-rows',
    by: 'clerk',
    input: ({ notes }) => ({ batchId: notes.batchId, table: 'Pay', columns: ['name', 'Net'] }),
  },
];
