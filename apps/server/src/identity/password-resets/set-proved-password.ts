import { AppError, type InputOf, type ProcedureContract } from '@wagewright/contracts';
import { clearFailures } from '@wagewright/db';
import type { SteppedCall } from '../../core/implement.ts';
import { failuresSince } from '../attempts/index.ts';
import { prepareNewPassword, writePassword } from '../passwords/index.ts';
import { loadProved, type Proof, takeProof } from './proved.ts';

interface Wanted {
  readonly proof: Proof;
  readonly newPassword: string;
  /** Only a first password, with the language that its owner reads. */
  readonly first?: { readonly language: string | undefined };
}

type Call = Pick<SteppedCall<ProcedureContract<'mutation'>>, 'deps' | 'inTransaction'> & { readonly input: InputOf<ProcedureContract> };

/** Sets the password of whoever proved whose account it is, ends all its sessions, unlocks it and tells its owner. */
export async function setProvedPassword(
  { deps, inTransaction }: Call,
  { proof, newPassword, first }: Wanted,
): Promise<Record<string, never>> {
  const { resetId, user } = await loadProved(deps.db.prisma, proof, deps.clock());
  if (first && user.passwordHash !== null) throw new AppError('FIRST_SIGN_IN_DONE');
  const hash = await deps.signIns.run(user.account, async () => {
    await loadProved(deps.db.prisma, proof, deps.clock()); // whoever waited behind another use of it costs no hashing
    return await prepareNewPassword(deps, user, newPassword);
  });
  await inTransaction(async (change) => {
    await takeProof(change.tx, resetId, deps.clock());
    const way = user.passwordHash === null ? 'first-sign-in' : 'reset';
    await writePassword(change, { userId: user.id, hash, seen: user.passwordHash, way, setByUserId: user.id });
    await clearFailures(change.sql, user.account, failuresSince(deps.clock()));
    if (first?.language && deps.terms.current.isOpen(first.language))
      await change.tx.user.update({ where: { id: user.id }, data: { language: first.language } });
  });
  return {};
}
