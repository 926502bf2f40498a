import type { OutputOf } from '@wagewright/contracts';
import type { createDelegation } from '@wagewright/contracts/approvals/delegations';
import type { Prisma } from '@wagewright/db';
import { approvalDelegationColumns, isoDay } from '@wagewright/db/columns';

type View = OutputOf<typeof createDelegation>;

export const delegationInclude = { from: { select: { displayName: true } }, to: { select: { displayName: true } } } as const;
export type DelegationRow = Prisma.ApprovalDelegationGetPayload<{ include: typeof delegationInclude }>;

function stateOf({ endedAt, startsOn, endsOn }: DelegationRow, today: Date): View['state'] {
  if (endedAt) return 'ended';
  if (startsOn > today) return 'ahead';
  return endsOn < today ? 'over' : 'active';
}

/** A delegation as one of its two sides sees it. */
export const viewDelegation = (row: DelegationRow, userId: number, today: Date): View => ({
  id: row.id,
  direction: row.fromUserId === userId ? 'given' : 'received',
  from: row.from.displayName,
  to: row.to.displayName,
  kinds: approvalDelegationColumns.kinds(row.kinds),
  startsOn: isoDay(row.startsOn),
  endsOn: isoDay(row.endsOn),
  reason: row.reason,
  state: stateOf(row, today),
});
