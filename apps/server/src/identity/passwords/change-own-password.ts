import { changeOwnPassword as contract } from '@wagewright/contracts/identity/passwords';
import { implementSteppedMutation } from '../../core/implement.ts';
import { requireOwnPassword } from '../attempts/index.ts';
import { prepareNewPassword } from './new-password.ts';
import { writePassword } from './write-password.ts';

export const changeOwnPassword = implementSteppedMutation(contract, async (call) => {
  const { input, actor, deps, context } = call;
  const { userId, account, displayName, sessionId: keptSessionId } = actor;
  return await deps.signIns.run(account, async () => {
    const seen = await requireOwnPassword(deps, actor, context.http.address, input.password);
    const hash = await prepareNewPassword(deps, { id: userId, account, displayName }, input.newPassword);
    const endedSessions = await call.inTransaction(
      async (change) => await writePassword(change, { userId, hash, seen, way: 'own', setByUserId: userId, keptSessionId }),
    );
    return { endedSessions };
  });
});
