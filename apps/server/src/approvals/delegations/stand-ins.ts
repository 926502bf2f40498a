import type { Prisma } from '@wagewright/db';
import { askable } from '../processes/index.ts';

type Reader = Pick<Prisma.TransactionClient, 'approvalDelegation'>;

/** Somebody for whom another decides today: in everything, or in these kinds. */
export interface StandIn {
  readonly fromUserId: number;
  readonly toUserId: number;
  /** Empty: every kind. */
  readonly kinds: readonly string[];
}

/** Delegations that count today. Those of somebody who has left or is locked count no more. */
const inForce = (today: Date): Prisma.ApprovalDelegationWhereInput => ({
  endedAt: null,
  startsOn: { lte: today },
  endsOn: { gte: today },
  from: askable(today),
});

const shown = { fromUserId: true, toUserId: true, kinds: true } as const;

/** For whom somebody decides today. It goes no further: not for those for whom these stand in. */
export const principalsOf = async (tx: Reader, userId: number, today: Date): Promise<StandIn[]> =>
  await tx.approvalDelegation.findMany({ where: { toUserId: userId, ...inForce(today) }, select: shown });

/** Who decides today on behalf of any of these. */
export const standInsFor = async (tx: Reader, userIds: readonly number[], today: Date): Promise<StandIn[]> =>
  await tx.approvalDelegation.findMany({
    where: { fromUserId: { in: [...userIds] }, ...inForce(today) },
    select: shown,
    orderBy: { id: 'asc' },
  });

export const covers = ({ kinds }: StandIn, kind: string): boolean => kinds.length === 0 || kinds.includes(kind);
