import { getInstance as contract } from '@wagewright/contracts/approvals/instances';
import { implementQuery } from '../../core/implement.ts';
import { filesOf } from '../../platform/files/index.ts';
import { dayOf, loadApproval, viewerOf } from './approval-row.ts';
import { viewApprovalDetail } from './approval-view.ts';
import { peopleOf } from './people-of.ts';

export const getInstance = implementQuery(contract, async ({ input, actor, deps }) => {
  const { prisma } = deps.db;
  const today = dayOf(deps.clock());
  const viewer = await viewerOf(prisma, actor, today);
  const row = await loadApproval(prisma, input.id, viewer);
  const files = await filesOf(prisma, { kind: 'approval', id: row.id });
  return viewApprovalDetail(row, files, viewer, await peopleOf(prisma, [row], today));
});
