import { getSecondFactor as contract } from '@wagewright/contracts/identity/second-factor';
import { sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { rulesOf } from '../security-strategies/index.ts';

export const getSecondFactor = implementQuery(contract, async ({ actor: { userId }, deps }) => {
  const { prisma } = deps.db;
  const factor = await prisma.secondFactor.findUnique({ where: { userId }, select: { confirmedAt: true } });
  return {
    confirmedAt: factor?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await prisma.recoveryCode.count({ where: { userId, usedAt: null } }),
    isRequired: (await rulesOf(sqlOfPrisma(prisma), userId)).secondFactor === 'required',
  };
});
