import { endOtherSessions as contract } from '@wagewright/contracts/identity/sessions';
import { implementMutation } from '../../core/implement.ts';
import { endSessions } from '../passwords/index.ts';

export const endOtherSessions = implementMutation(contract, async (change) => {
  const { userId, sessionId } = change.actor;
  const ended = await endSessions(change, userId, sessionId);
  if (ended.length === 0) change.unchanged();
  for (const id of ended) change.audit({ entity: 'session', entityId: id, after: { ended: true } });
  return { endedSessions: ended.length };
});
