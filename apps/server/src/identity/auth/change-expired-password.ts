import { changeExpiredPassword as contract } from '@wagewright/contracts/identity/auth';
import { implementSteppedMutation } from '../../core/implement.ts';
import { enter, keepSession, loadStep, takeStep } from '../attempts/index.ts';
import { prepareNewPassword, writePassword } from '../passwords/index.ts';

/** The step is taken in the transaction that writes the password: a password that does not do leaves the step open. */
export const changeExpiredPassword = implementSteppedMutation(contract, async (call) => {
  const { input, deps, context } = call;
  const { user, attemptId, needs } = await loadStep(deps.db.prisma, input.signInStep, 'new-password', deps.clock());
  const hash = await deps.signIns.run(user.account, async () => await prepareNewPassword(deps, user, input.newPassword));
  const outcome = await call.inTransaction(async (change) => {
    await takeStep(change, input.signInStep);
    await writePassword(change, { userId: user.id, hash, seen: user.passwordHash, way: 'expired', setByUserId: user.id });
    return await enter(change, { userId: user.id, account: user.account, attemptId, needs: needs.slice(1) });
  });
  return keepSession(context, outcome);
});
