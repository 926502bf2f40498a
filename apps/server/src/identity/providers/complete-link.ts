import { AppError } from '@wagewright/contracts';
import { completeLink as contract } from '@wagewright/contracts/identity/providers';
import { implementSteppedMutation } from '../../core/implement.ts';
import { notifyUsers } from '../../platform/notifications/index.ts';
import { complete } from './complete.ts';

export const completeLink = implementSteppedMutation(contract, async (call) => {
  const { input, actor, deps, context } = call;
  const { userId } = actor;
  const { provider, subject } = await complete(context, input, actor.sessionId);
  const { id: providerId, name } = provider;
  await call.inTransaction(async (change) => {
    const taken = await change.tx.signInProviderLink.findFirst({ where: { providerId, OR: [{ subject }, { userId }] } });
    if (taken) throw new AppError(taken.userId === userId ? 'PROVIDER_LINKED' : 'PROVIDER_LINKED_ELSEWHERE', { name });
    const link = await change.tx.signInProviderLink.create({ data: { providerId, subject, userId, linkedAt: deps.clock() } });
    change.audit({ entity: 'sign-in-provider-link', entityId: link.id, after: { provider: provider.code, subject } });
    await notifyUsers(change, [userId], {
      template: 'sign-in-linked',
      thing: `sign-in-link:${link.id}`,
      title: { en: name, 'zh-CN': name },
      link: '/me/security',
    });
  });
  return { name };
});
