import { idOf, type ListedRows } from '../../listed.ts';
import type { Sample, Samples } from '../../sample.ts';

/** Of a version that nobody has seen, so that nothing is decided. */
const decision: Sample = { about: ({ approvalId }) => ({ id: approvalId, version: 999, remarks: 'matrix' }) };

export const samples: Samples = {
  'approvals/instances/list-instances': { anywhere: {} },
  'approvals/instances/get-instance': { about: ({ approvalId }) => ({ id: approvalId }) },
  'approvals/instances/approve-instance': decision,
  'approvals/instances/reject-instance': decision,
  'approvals/instances/roll-back-instance': decision,
};

export const rows: ListedRows = {
  // not the one that they have submitted themselves, although they are named as its approvers
  'approvals/instances/list-instances': { rows: idOf, of: ({ approvalId }) => [approvalId] },
};
