import { byEmployee, type ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';
import type { VisibleFields } from '../../visible-fields.ts';

/** The first question of every place's definition; the place has one person with an answer owed. */
const key = 'question-0';

export const samples: Samples = {
  'payroll/findings/list-findings': { about: ({ batchId }) => ({ batchId }) },
  'payroll/findings/list-found-people': { about: ({ batchId }) => ({ batchId, key }) },
  'payroll/findings/export-found-people': { about: ({ batchId }) => ({ batchId, key }) },
  'payroll/findings/answer-findings': {
    about: ({ batchId, employeeId }) => ({ batchId, key, employeeIds: [employeeId], remark: 'looked at' }),
  },
  'payroll/findings/hold-found-people': { about: ({ batchId }) => ({ id: batchId, version: 999, key, held: true, reason: 'R' }) },
};

interface Found {
  readonly findings: readonly { readonly key: string; readonly first: readonly { readonly employeeId: number }[] }[];
}

export const rows: ListedRows = {
  'payroll/findings/list-findings': {
    rows: ({ findings }: Found) => findings.map((finding) => [finding.key, finding.first.map(({ employeeId }) => employeeId)]),
    of: ({ employeeId }) => [[key, [employeeId]]],
  },
  'payroll/findings/list-found-people': byEmployee,
};

export const fields: VisibleFields = {
  'payroll/findings/list-found-people': [
    'employeeId',
    'employeeNumber',
    'name',
    'department',
    'state',
    'line',
    'lines',
    'shown',
    'remark',
    'held',
    'cause',
  ],
};
