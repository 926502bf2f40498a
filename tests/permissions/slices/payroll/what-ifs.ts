import { byEmployee, type ListedRows } from '../../listed.ts';
import type { Sample, Samples } from '../../sample.ts';
import { payee, type VisibleFields } from '../../visible-fields.ts';

const whatIf: Sample = { about: ({ batchId, whatIfId }) => ({ batchId, runId: whatIfId }) };

export const samples: Samples = {
  'payroll/what-ifs/start-what-if': { about: ({ batchId }) => ({ batchId, name: 'Matrix' }) },
  'payroll/what-ifs/get-what-if-choices': { about: ({ batchId }) => ({ batchId }) },
  'payroll/what-ifs/replay-batch': { about: ({ batchId }) => ({ batchId }) },
  'payroll/what-ifs/list-what-ifs': { about: ({ batchId }) => ({ batchId }) },
  'payroll/what-ifs/get-what-if': whatIf,
  'payroll/what-ifs/list-affected-payees': whatIf,
  'payroll/what-ifs/list-changed-cells': whatIf,
  'payroll/what-ifs/list-changed-inputs': whatIf,
  'payroll/what-ifs/discard-what-if': whatIf,
  'payroll/what-ifs/explain-changed-cell': {
    about: ({ batchId, whatIfId, employeeId }) => ({ batchId, runId: whatIfId, table: 'Pay', employeeId, column: 'Net' }),
  },
};

export const rows: ListedRows = {
  'payroll/what-ifs/list-what-ifs': {
    rows: ({ rows }: { rows: { runId: number }[] }) => rows.map(({ runId }) => runId),
    of: ({ whatIfId }) => [whatIfId],
  },
  'payroll/what-ifs/list-affected-payees': byEmployee,
  'payroll/what-ifs/list-changed-cells': byEmployee,
  'payroll/what-ifs/list-changed-inputs': byEmployee,
};

export const fields: VisibleFields = {
  'payroll/what-ifs/list-changed-inputs': [...payee, 'changes'],
  'payroll/what-ifs/list-affected-payees': [...payee, 'changedCells', 'before', 'after', 'change'],
  'payroll/what-ifs/list-changed-cells': [
    ...payee,
    'table',
    'tableName',
    'line',
    'column',
    'columnName',
    'type',
    'percentage',
    'values',
    'before',
    'after',
  ],
};
