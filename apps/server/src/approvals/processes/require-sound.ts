import { AppError } from '@wagewright/contracts';
import { type ApprovalKind, isSound, type NodeFault, type ProcessNode } from '@wagewright/contracts/approvals/processes';
import type { Prisma } from '@wagewright/db';
import { rolesNamed, usersNamed } from './process-view.ts';

/**
 * What is wrong with nodes wherever they are used: what depends on the subject is found when it is submitted.
 * @throws AppError PROCESS_UNSOUND that names the node
 */
export async function requireSound(tx: Prisma.TransactionClient, kind: ApprovalKind, nodes: readonly ProcessNode[]): Promise<void> {
  const users = await tx.user.findMany({ where: { id: { in: usersNamed(nodes) } }, select: { id: true } });
  const roles = await tx.role.findMany({ where: { code: { in: rolesNamed(nodes) } }, select: { code: true } });
  const userIds = new Set(users.map(({ id }) => id));
  const codes = new Set(roles.map(({ code }) => code));
  const faults: readonly (readonly [NodeFault, (node: ProcessNode) => boolean])[] = [
    ['unsound-condition', ({ conditions }) => !conditions.every((condition) => isSound(kind, condition))],
    ['unknown-user', (node) => !usersNamed([node]).every((id) => userIds.has(id))],
    ['unknown-role', (node) => !rolesNamed([node]).every((code) => codes.has(code))],
  ];
  for (const [index, node] of nodes.entries()) {
    const fault = faults.find(([, isFaulty]) => isFaulty(node));
    if (fault) throw new AppError('PROCESS_UNSOUND', { position: index + 1, reason: fault[0] });
  }
}

/** @throws AppError NOT_FOUND: somebody who is to be told does not exist */
export async function requireUsers(tx: Prisma.TransactionClient, userIds: readonly number[]): Promise<void> {
  for (const id of userIds) if ((await tx.user.count({ where: { id } })) === 0) throw new AppError('NOT_FOUND', { what: 'user', id });
}
