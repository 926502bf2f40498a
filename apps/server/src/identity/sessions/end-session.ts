import { AppError } from '@wagewright/contracts';
import { endSession as contract } from '@wagewright/contracts/identity/sessions';
import { implementMutation } from '../../core/implement.ts';
import { mayEndOthers } from './may-end.ts';

export const endSession = implementMutation(contract, async ({ input: { id }, actor, deps, tx, audit, notify }) => {
  const { count } = await tx.session.updateMany({
    where: { id, revokedAt: null, ...(mayEndOthers(actor) ? {} : { userId: actor.userId }) },
    data: { revokedAt: deps.clock() },
  });
  if (count === 0) throw new AppError('NOT_FOUND', { what: 'session', id });
  audit({ entity: 'session', entityId: id, after: { ended: true } });
  await notify({ topic: 'session', id });
  return {};
});
