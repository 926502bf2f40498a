import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';

export const samples: Samples = {
  'approvals/delegations/list-delegations': { anywhere: {} },
  // longer than is allowed, so nothing is made
  'approvals/delegations/create-delegation': { anywhere: { to: 1, startsOn: '2026-01-01', endsOn: '2036-01-01' } },
  'approvals/delegations/end-delegation': { about: ({ delegationId }) => ({ id: delegationId }) },
};

export const rows: ListedRows = {
  'approvals/delegations/list-delegations': { rows: idOf, of: ({ delegationId }) => [delegationId] },
};
