import { AppError } from '@wagewright/contracts';
import { unlockUser as contract } from '@wagewright/contracts/identity/sessions';
import { clearFailures } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { failuresSince } from '../attempts/index.ts';

export const unlockUser = implementMutation(contract, async ({ input, deps, tx, sql, audit }) => {
  const { userId, remarks } = input;
  const user = await tx.user.findUnique({ where: { id: userId } });
  if (!user) throw new AppError('NOT_FOUND', { what: 'user', id: userId });
  const clearedFailures = await clearFailures(sql, user.account, failuresSince(deps.clock()));
  if (clearedFailures === 0) throw new AppError('ACCOUNT_NOT_LOCKED', { name: user.displayName });
  audit({ entity: 'sign-in-lock', entityId: userId, after: { unlocked: true, clearedFailures, remarks } });
  return { clearedFailures };
});
