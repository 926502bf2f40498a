import { AppError } from '@wagewright/contracts';
import { endDelegation as contract } from '@wagewright/contracts/approvals/delegations';
import { implementMutation } from '../../core/implement.ts';
import { dayOf } from '../processes/index.ts';
import { delegationInclude, viewDelegation } from './delegation-view.ts';

export const endDelegation = implementMutation(contract, async ({ input, actor, tx, locks, deps, audit }) => {
  const { id } = input;
  const today = dayOf(deps.clock());
  await locks.take('user', actor.userId);
  const found = await tx.approvalDelegation.findFirst({ where: { id, fromUserId: actor.userId }, include: delegationInclude });
  if (!found) throw new AppError('NOT_FOUND', { what: 'delegation', id });
  if (found.endedAt || found.endsOn < today) throw new AppError('DELEGATION_OVER');
  const row = await tx.approvalDelegation.update({ where: { id }, data: { endedAt: deps.clock() }, include: delegationInclude });
  audit({ entity: 'approval-delegation', entityId: id, before: { endedAt: null }, after: { endedAt: row.endedAt?.toISOString() ?? null } });
  return viewDelegation(row, actor.userId, today);
});
