import { idOf, type ListedRows } from '../../listed.ts';
import type { Input, Sample, Samples } from '../../sample.ts';

/** Of a version that nobody has seen, so that nothing is decided. */
const acting = (more: Input = {}): Sample => ({
  about: ({ approvalId }) => ({ id: approvalId, version: 999, remarks: 'matrix', ...more }),
});
/** Somebody who is asked: the first of all that could be. */
const asking = (more: Input = {}): Sample => ({
  about: ({ approvalId }, { world }) => ({ id: approvalId, version: 999, remarks: 'matrix', to: world.people.userIds.hr, ...more }),
});

export const samples: Samples = {
  'approvals/instances/list-instances': { anywhere: {} },
  'approvals/instances/search-approvers': { anywhere: { keywords: 'hr@matrix' } },
  'approvals/instances/get-instance': { about: ({ approvalId }) => ({ id: approvalId }) },
  'approvals/instances/approve-instance': acting(),
  'approvals/instances/reject-instance': acting(),
  'approvals/instances/roll-back-instance': acting(),
  'approvals/instances/forward-instance': asking(),
  'approvals/instances/add-signer-instance': asking({ when: 'after' }),
  'approvals/instances/delegate-instance': asking(),
  'approvals/instances/withdraw-instance': acting(),
  'approvals/instances/cancel-instance': acting(),
  'approvals/instances/reset-instance': acting(),
  'approvals/instances/submit-instance': acting(),
  'approvals/instances/remark-instance': acting(),
  'approvals/instances/replace-approver-instance': {
    about: ({ approvalId }, { world }) => ({
      id: approvalId,
      version: 999,
      remarks: 'matrix',
      approver: world.people.outsiderUserId,
      to: world.people.userIds.hr,
    }),
  },
};

export const rows: ListedRows = {
  // not the one that they have submitted themselves, although they are named as its approvers
  'approvals/instances/list-instances': { rows: idOf, of: ({ approvalId }) => [approvalId] },
  // whoever may be asked is known to whoever may ask; employees without a role that decides are not found
  'approvals/instances/search-approvers': { rows: idOf, of: (_place, { world }) => [world.people.userIds.hr] },
};
