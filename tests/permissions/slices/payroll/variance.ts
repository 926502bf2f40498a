import { byEmployee, type ListedRows } from '../../listed.ts';
import type { Sample, Samples } from '../../sample.ts';
import { payee, type VisibleFields } from '../../visible-fields.ts';

const ofBatch: Sample = { about: ({ batchId }) => ({ batchId }) };

export const samples: Samples = {
  'payroll/variance/get-comparison': ofBatch,
  'payroll/variance/list-changes': ofBatch,
  'payroll/variance/export-changes': ofBatch,
  'payroll/variance/list-changed-items': { about: ({ batchId, employeeId }) => ({ batchId, employeeId }) },
  'payroll/variance/list-due-changes': ofBatch,
  'payroll/variance/export-due-changes': ofBatch,
  'payroll/variance/answer-changes': {
    about: ({ batchId, employeeId }) => ({ batchId, event: 'note', employeeIds: [employeeId], remark: 'looked at' }),
  },
  'payroll/variance/set-thresholds': {
    about: ({ solutionId }) => ({ id: solutionId, version: 1, amount: '100.00', percent: null, match: 'all' }),
  },
  'payroll/variance/cancel-comparison': ofBatch,
  'payroll/variance/start-comparison': ofBatch,
  'payroll/variance/get-thresholds': { about: ({ solutionId }) => ({ id: solutionId }) },
};

export const rows: ListedRows = {
  'payroll/variance/list-changes': byEmployee,
  'payroll/variance/list-due-changes': byEmployee,
  'payroll/variance/list-changed-items': {
    rows: ({ rows: items }: { rows: readonly { path: string }[] }) => items.map(({ path }) => path),
    of: () => ['Pay.Net'],
  },
};

export const fields: VisibleFields = {
  'payroll/variance/list-changes': [...payee, 'department', 'before', 'after', 'change', 'isPaid', 'causes'],
  'payroll/variance/list-due-changes': [
    ...payee,
    'department',
    'state',
    'note',
    'assignedTo',
    'answered',
    'before',
    'after',
    'change',
    'causes',
  ],
  'payroll/variance/list-changed-items': ['path', 'name', 'role', 'before', 'after', 'change', 'causes'],
};
