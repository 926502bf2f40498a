import type { Step } from '../../step.ts';

/** The result of the story's batch leaves as a file, in rows, in groups and as a pivot. */
export const steps: readonly Step[] = [
  { procedure: 'payroll/tables/export-cell-errors', by: 'clerk', input: ({ notes: { batchId } }) => ({ batchId }) },
  {
    procedure: 'payroll/tables/export-rows',
    by: 'clerk',
    input: ({ notes }) => ({ batchId: notes.batchId, table: 'Pay', columns: ['name', 'Net'] }),
  },
  {
    procedure: 'payroll/tables/export-groups',
    by: 'clerk',
    input: ({ notes }) => ({ batchId: notes.batchId, table: 'Pay', groupBy: ['department'], columns: ['name', 'Net'], withRows: true }),
  },
  {
    procedure: 'payroll/tables/export-pivot',
    by: 'clerk',
    input: ({ notes }) => ({
      batchId: notes.batchId,
      table: 'Pay',
      rows: ['department'],
      columns: ['movement'],
      measures: [{ aggregate: 'sum', column: 'Net' }],
    }),
  },
];
