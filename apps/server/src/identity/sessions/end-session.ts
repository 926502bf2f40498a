import { AppError } from '@wagewright/contracts';
import { endSession as contract } from '@wagewright/contracts/identity/sessions';
import { implementMutation } from '../../core/implement.ts';

export const endSession = implementMutation(contract, async ({ input: { id }, actor, deps, tx, audit, notify }) => {
  const everybodys = actor.grants.get('sign-in.unlock')?.all ?? false;
  const { count } = await tx.session.updateMany({
    where: { id, revokedAt: null, ...(everybodys ? {} : { userId: actor.userId }) },
    data: { revokedAt: deps.clock() },
  });
  if (count === 0) throw new AppError('NOT_FOUND', { what: 'session', id });
  audit({ entity: 'session', entityId: id, after: { ended: true } });
  await notify({ topic: 'session', id });
  return {};
});
