import { idOf, type ListedRows } from './listed.ts';

export const approvals: ListedRows = {
  // not the one that they have submitted themselves, although they are named as its approvers
  'approvals/instances/list-instances': { rows: idOf, of: ({ approvalId }) => [approvalId] },
};
