import { createHash, randomBytes } from 'node:crypto';
import type { Prisma } from '@wagewright/db';

const codesAtOnce = 10;
const letters = 'abcdefghijklmnopqrstuvwxyz234567';
const lettersEach = 24;

/** 120 bits, in groups of four. */
const newCode = (): string =>
  [...randomBytes(lettersEach)]
    .map((byte) => letters.charAt(byte % letters.length))
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-');

export const hashRecoveryCode = (code: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(createHash('sha256').update(code.replaceAll('-', '')).digest());

/** Gives somebody new recovery codes in place of those before. @returns them, for the only time */
export async function giveRecoveryCodes(tx: Prisma.TransactionClient, userId: number): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, newCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, codeHash: hashRecoveryCode(code) })) });
  return codes;
}
