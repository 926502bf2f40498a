import { AppError } from '@wagewright/contracts';
import { completeSignIn as contract } from '@wagewright/contracts/identity/providers';
import { visitorOf } from '@wagewright/contracts/platform/settings';
import { insertAttempt, sqlOfPrisma } from '@wagewright/db';
import { implementSteppedMutation } from '../../core/implement.ts';
import { enter, keepSession, needsAfterProvider } from '../attempts/index.ts';
import { rulesOf } from '../security-strategies/index.ts';
import { complete } from './complete.ts';
import { demoUserOf, userOfSignIn } from './demo-visitors.ts';

/** By the link that its owner has made, or as a visitor of a demo account, and by nothing else: an address that a provider names is no proof of an account here. */
export const completeSignIn = implementSteppedMutation(contract, async (call) => {
  const { input, deps, context } = call;
  const { provider, subject } = await complete(context, input, null);
  const link = await deps.db.prisma.signInProviderLink.findUnique({
    where: { providerId_subject: { providerId: provider.id, subject } },
    include: userOfSignIn,
  });
  const user = link?.user ?? (await demoUserOf(deps, visitorOf(provider.issuer, subject)));
  if (user?.status !== 'active') throw new AppError('PROVIDER_NOT_LINKED', { name: provider.name });
  const needs = needsAfterProvider(user, await rulesOf(sqlOfPrisma(deps.db.prisma), user.id), provider);
  const outcome = await call.inTransaction(async (change) => {
    const attempt = { account: user.account, address: context.http.address, userId: user.id, at: deps.clock(), step: 'provider' } as const;
    const attemptId = await insertAttempt(change.sql, attempt);
    if (needs.length > 0) change.unchanged();
    return await enter(change, { userId: user.id, account: user.account, attemptId, needs });
  });
  return keepSession(context, outcome);
});
