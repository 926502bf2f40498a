import { signOut as contract } from '@wagewright/contracts/identity/auth';
import { implementMutation } from '../../core/implement.ts';

export const signOut = implementMutation(contract, async ({ actor, context, deps, tx, audit, notify }) => {
  await tx.session.update({ where: { id: actor.sessionId }, data: { revokedAt: deps.clock() } });
  audit({ entity: 'session', entityId: actor.sessionId, after: { ended: true } });
  await notify({ topic: 'session', id: actor.sessionId });
  context.http.clearSession();
  return {};
});
