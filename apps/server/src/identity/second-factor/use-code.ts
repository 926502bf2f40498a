import { AppError } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';
import { stepOf } from './authenticator.ts';
import { hashRecoveryCode } from './recovery-codes.ts';

const isRecoveryCode = (code: string): boolean => code.length > 6;

async function spendRecoveryCode(tx: Prisma.TransactionClient, userId: number, code: string, now: Date): Promise<number> {
  const spent = await tx.recoveryCode.updateMany({
    where: { userId, codeHash: hashRecoveryCode(code), usedAt: null },
    data: { usedAt: now },
  });
  return spent.count;
}

/** Of each 30 seconds one code counts, once, and none before the last that was used. */
async function spendStep(tx: Prisma.TransactionClient, userId: number, step: number | undefined): Promise<number> {
  if (step === undefined) return 0;
  const newer = { OR: [{ lastStep: null }, { lastStep: { lt: step } }] };
  return (await tx.secondFactor.updateMany({ where: { userId, confirmedAt: { not: null }, ...newer }, data: { lastStep: step } })).count;
}

/**
 * Uses up a code of somebody's authenticator, or a recovery code: once, however many come at once.
 * @returns which it was
 * @throws AppError SECOND_FACTOR_WRONG
 */
export async function useCode(
  deps: Pick<Deps, 'clock' | 'secrets'>,
  tx: Prisma.TransactionClient,
  userId: number,
  code: string,
): Promise<'code' | 'recovery-code'> {
  const now = deps.clock();
  const factor = await tx.secondFactor.findUnique({ where: { userId } });
  if (!factor?.confirmedAt) throw new AppError('SECOND_FACTOR_WRONG');
  const isRecovery = isRecoveryCode(code);
  const spent = isRecovery
    ? await spendRecoveryCode(tx, userId, code, now)
    : await spendStep(tx, userId, stepOf(deps.secrets.open('second_factor.seed', userId, factor.seed), code, now));
  if (spent === 0) throw new AppError('SECOND_FACTOR_WRONG');
  return isRecovery ? 'recovery-code' : 'code';
}
