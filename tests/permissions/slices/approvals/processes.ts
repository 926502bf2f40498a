import { idOf, type ListedRows } from '../../listed.ts';
import type { Input, Samples } from '../../sample.ts';

const nodes: Input[] = [
  {
    name: { en: 'Matrix', 'zh-CN': '矩阵' },
    mode: 'any-of',
    approvers: [{ by: 'subject-approvers' }],
    conditions: [],
    match: 'all',
    deadline: null,
  },
];

export const samples: Samples = {
  'approvals/processes/list-processes': { anywhere: {} },
  'approvals/processes/get-process': { about: ({ approvalProcessId }) => ({ id: approvalProcessId }) },
  'approvals/processes/preview-process': { about: ({ batchId }) => ({ kind: 'payroll-batch', subjectId: batchId }) },
  // there is one already, so nothing is made
  'approvals/processes/create-process': { about: ({ solutionId }) => ({ kind: 'payroll-batch', solutionId, name: 'Matrix', nodes }) },
  'approvals/processes/update-process': {
    about: ({ approvalProcessId }) => ({ id: approvalProcessId, version: 999, name: 'Matrix', nodes }),
  },
  'approvals/processes/retire-process': { about: ({ approvalProcessId }) => ({ id: approvalProcessId, version: 999 }) },
};

export const rows: ListedRows = {
  'approvals/processes/list-processes': { rows: idOf, of: ({ approvalProcessId }) => [approvalProcessId] },
};
