import { randomUUID } from 'node:crypto';
import { AppError, limits } from '@wagewright/contracts';
import { lookUpAccount as contract, resetChannels } from '@wagewright/contracts/identity/password-resets';
import { useCaptchaProof } from '@wagewright/db';
import { languageOf } from '../../core/context.ts';
import { implementSteppedMutation } from '../../core/implement.ts';
import { hashHandle, hashProof, loginMethods, newHandle } from '../attempts/index.ts';

const hourMs = 3_600_000;

/** The same statements for every name. */
export const lookUpAccount = implementSteppedMutation(contract, async ({ input, context, deps }) => {
  const { prisma, reads } = deps.db;
  const { address } = context.http;
  const createdAt = deps.clock();
  if ((await useCaptchaProof(reads, hashProof(input.captchaProof), createdAt)) === undefined) throw new AppError('CAPTCHA_PROOF_INVALID');
  const lately = { gt: new Date(createdAt.getTime() - hourMs) };
  if ((await prisma.accountLookup.count({ where: { address, createdAt: lately } })) >= limits.lookupsPerAddressMax)
    throw new AppError('RESET_TOO_OFTEN', { minutes: 60, seconds: 3_600 });
  const methods = await loginMethods(deps);
  const account = input.account.toLowerCase();
  const user = await prisma.user.findFirst({ where: { account, status: 'active' }, select: { id: true } });
  const handle = newHandle();
  const expiresAt = new Date(createdAt.getTime() + limits.resetMinutes * 60_000);
  await prisma.accountLookup.create({
    data: {
      id: randomUUID(),
      handleHash: hashHandle(handle),
      account,
      userId: user?.id ?? null,
      address,
      language: languageOf(context),
      createdAt,
      expiresAt,
    },
  });
  return {
    userId: handle,
    channels: resetChannels.filter((channel) => methods.includes(`${channel}-reset`)),
    expiresAt: expiresAt.toISOString(),
  };
});
