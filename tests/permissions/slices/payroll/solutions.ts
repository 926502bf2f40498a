import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';

export const samples: Samples = {
  'payroll/solutions/list-solutions': { anywhere: {} },
  'payroll/solutions/get-solution': { about: ({ solutionId }) => ({ id: solutionId }) },
  'payroll/solutions/save-batch-as-test': { about: ({ batchId, employeeId }) => ({ batchId, name: 'Matrix', employeeIds: [employeeId] }) },
};

export const rows: ListedRows = {
  'payroll/solutions/list-solutions': { rows: idOf, of: ({ solutionId }) => [solutionId] },
};
