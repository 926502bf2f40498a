import { verifySecondFactor as contract } from '@wagewright/contracts/identity/auth';
import { implementSteppedMutation } from '../../core/implement.ts';
import { countAnswer, countCode, enter, keepSession, loadStep, takeStep } from '../attempts/index.ts';
import { tellOwner, useCode } from '../second-factor/index.ts';

/** A wrong code counts at the step and at the account, although the call fails; a right one takes the step and the code, both or neither. */
export const verifySecondFactor = implementSteppedMutation(contract, async (call) => {
  const { input, deps, context } = call;
  const { user, needs } = await loadStep(deps.db.prisma, input.signInStep, 'second-factor', deps.clock());
  await countAnswer(deps.db.prisma, input.signInStep, deps.clock());
  const { attemptId } = await countCode(deps, user, context.http.address);
  const outcome = await call.inTransaction(async (change) => {
    await takeStep(change, input.signInStep);
    const used = await useCode(deps, change.tx, user.id, input.oneTimeCode);
    if (used === 'recovery-code') await tellOwner(change, user.id, 'recovery');
    const entering = { userId: user.id, account: user.account, attemptId, needs: needs.slice(1) };
    if (used === 'recovery-code')
      change.audit({ entity: 'second-factor', entityId: user.id, actorUserId: user.id, after: { recoveryCode: 'used' } });
    else if (entering.needs.length > 0) change.unchanged();
    return await enter(change, entering);
  });
  return keepSession(context, outcome);
});
