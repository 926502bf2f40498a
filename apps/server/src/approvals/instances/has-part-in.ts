import type { Prisma } from '@wagewright/db';
import type { Actor } from '../../core/actor.ts';
import { dayOf, involving, viewerOf } from './approval-row.ts';

/** Whether somebody has a part in an approval, so that they may see what it is about. */
export async function hasPartIn(tx: Prisma.TransactionClient, actor: Actor, instanceId: number, now: Date): Promise<boolean> {
  const viewer = await viewerOf(tx, actor, dayOf(now));
  return (await tx.approvalInstance.count({ where: { AND: [{ id: instanceId }, involving(viewer)] } })) > 0;
}

/** Rows with the approvals that somebody can open: one in which they have no part is left out, so that no link leads nowhere. */
export async function withOpenApprovals<Row extends { readonly approvalId: number | null }>(
  tx: Prisma.TransactionClient,
  actor: Actor,
  rows: readonly Row[],
  now: Date,
): Promise<Row[]> {
  const ids = rows.flatMap(({ approvalId }) => approvalId ?? []);
  if (ids.length === 0) return [...rows];
  const viewer = await viewerOf(tx, actor, dayOf(now));
  const found = await tx.approvalInstance.findMany({ where: { AND: [{ id: { in: ids } }, involving(viewer)] }, select: { id: true } });
  const open = new Set(found.map(({ id }) => id));
  return rows.map((row) => (row.approvalId === null || open.has(row.approvalId) ? row : { ...row, approvalId: null }));
}
