import type { Samples } from '../../sample.ts';

export const samples: Samples = {
  'payroll/rules/try-rule': { about: ({ batchId, employeeId }) => ({ batchId, employeeId, table: 'Pay', column: 'Net' }) },
};
