import { AppError, type ProcedureContract } from '@wagewright/contracts';
import type { UserKind } from '@wagewright/contracts/identity/users';
import { isNamed } from '@wagewright/db';
import type { ChangeCall } from '../../core/implement.ts';
import { keepingHolders } from '../roles/index.ts';
import { seenUser } from './load-user.ts';

/** Deletes users whom nothing names, all or none: whoever has done anything stays, so that what they did keeps its name. */
export async function deleteUsers(call: ChangeCall<ProcedureContract<'mutation'>>, kind: UserKind, ids: readonly number[]) {
  const { tx, sql, actor, audit } = call;
  const wanted = [...new Set(ids)].toSorted((one, other) => one - other);
  if (wanted.includes(actor.userId)) throw new AppError('USER_IS_ONESELF');
  await keepingHolders(sql, async () => {
    for (const id of wanted) {
      const { account, displayName, lastSignInAt } = await seenUser(call, { id }, kind);
      if (lastSignInAt !== null || (await isNamed(sql, id))) throw new AppError('USER_IS_NAMED', { name: displayName });
      await tx.notification.deleteMany({ where: { userId: id } });
      await tx.user.delete({ where: { id } });
      audit({ entity: 'user', entityId: id, before: { kind, account, displayName }, after: { deleted: true } });
    }
  });
  return { deleted: wanted.length };
}
