import { AppError } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import { hashHandle } from '../attempts/index.ts';

/** What somebody holds to prove whose account it is. */
export type Proof = { readonly code: string; readonly secret: string } | { readonly userId: string; readonly proof: string };

const whereOf = (proof: Proof): Prisma.PasswordResetWhereInput =>
  'code' in proof
    ? { id: proof.code, channel: 'email', secretHash: hashHandle(proof.secret) }
    : { channel: 'phone', proofHash: hashHandle(proof.proof), lookup: { handleHash: hashHandle(proof.userId) } };

/** A link or code that is still good: not used, not too old, of an account that may sign in. */
export const stillGood = (now: Date) =>
  ({ usedAt: null, expiresAt: { gt: now }, lookup: { user: { status: 'active' } } }) satisfies Prisma.PasswordResetWhereInput;

/** Whose account it is. @throws AppError RESET_OVER for whatever is wrong with a proof, so that no answer helps to find another */
export async function loadProved(prisma: Pick<Prisma.TransactionClient, 'passwordReset'>, proof: Proof, now: Date) {
  const reset = await prisma.passwordReset.findFirst({
    where: { AND: [whereOf(proof), stillGood(now)] },
    include: { lookup: { include: { user: true } } },
  });
  const user = reset?.lookup.user;
  if (!user) throw new AppError('RESET_OVER');
  return { resetId: reset.id, user };
}

/** Uses a proof up, once however many come at once; its secret is forgotten. */
export async function takeProof(tx: Prisma.TransactionClient, resetId: string, now: Date): Promise<void> {
  const { count } = await tx.passwordReset.updateMany({
    where: { id: resetId, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now, secret: null },
  });
  if (count === 0) throw new AppError('RESET_OVER');
}
