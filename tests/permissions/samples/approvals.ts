import type { Sample, Samples } from './sample.ts';

/** Of a version that nobody has seen, so that nothing is decided. */
const decision: Sample = { about: ({ approvalId }) => ({ id: approvalId, version: 999, remarks: 'matrix' }) };

export const approvals: Samples = {
  'approvals/instances/list-instances': { anywhere: {} },
  'approvals/instances/get-instance': { about: ({ approvalId }) => ({ id: approvalId }) },
  'approvals/instances/approve-instance': decision,
  'approvals/instances/reject-instance': decision,
  'approvals/instances/roll-back-instance': decision,
};
