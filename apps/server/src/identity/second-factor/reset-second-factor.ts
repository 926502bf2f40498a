import { AppError } from '@wagewright/contracts';
import { resetSecondFactor as contract } from '@wagewright/contracts/identity/second-factor';
import { implementMutation } from '../../core/implement.ts';
import { endSessions } from '../passwords/index.ts';
import { requireMayStandIn } from '../roles/index.ts';
import { remove } from './enrol.ts';
import { tellOwner } from './tell-owner.ts';

export const resetSecondFactor = implementMutation(contract, async (change) => {
  const { input, actor, tx, sql, audit } = change;
  const { userId, remarks } = input;
  const user = await tx.user.findUnique({ where: { id: userId } });
  if (!user) throw new AppError('NOT_FOUND', { what: 'user', id: userId });
  await requireMayStandIn(sql, actor, userId);
  await remove(change, user);
  await endSessions(change, userId, actor.sessionId);
  audit({ entity: 'second-factor', entityId: userId, before: { on: true }, after: { on: false, remarks } });
  await tellOwner(change, userId, 'reset');
  return {};
});
