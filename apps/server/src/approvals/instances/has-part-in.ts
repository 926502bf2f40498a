import type { Prisma } from '@wagewright/db';
import type { Actor } from '../../core/actor.ts';
import { dayOf, involving, viewerOf } from './approval-row.ts';

/** Whether somebody has a part in an approval, so that they may see what it is about. */
export async function hasPartIn(tx: Prisma.TransactionClient, actor: Actor, instanceId: number, now: Date): Promise<boolean> {
  const viewer = await viewerOf(tx, actor, dayOf(now));
  return (await tx.approvalInstance.count({ where: { AND: [{ id: instanceId }, involving(viewer)] } })) > 0;
}
