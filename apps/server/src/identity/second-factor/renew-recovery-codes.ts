import { AppError } from '@wagewright/contracts';
import { renewRecoveryCodes as contract } from '@wagewright/contracts/identity/second-factor';
import { implementSteppedMutation } from '../../core/implement.ts';
import { requireOwnPassword } from '../attempts/index.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';
import { tellOwner } from './tell-owner.ts';

export const renewRecoveryCodes = implementSteppedMutation(contract, async (call) => {
  const { input, actor, deps, context } = call;
  const { userId, account, displayName } = actor;
  await deps.signIns.run(account, async () => await requireOwnPassword(deps, actor, context.http.address, input.password));
  return await call.inTransaction(async (change) => {
    const factor = await change.tx.secondFactor.findUnique({ where: { userId } });
    if (!factor?.confirmedAt) throw new AppError('SECOND_FACTOR_OFF', { name: displayName });
    change.audit({ entity: 'second-factor', entityId: userId, after: { recoveryCodes: 'renewed' } });
    await tellOwner(change, userId, 'renewed');
    return { recoveryCodes: await giveRecoveryCodes(change.tx, userId) };
  });
});
