import { AppError } from '@wagewright/contracts';
import { beginLink as contract } from '@wagewright/contracts/identity/providers';
import { implementSteppedMutation } from '../../core/implement.ts';
import { requireOwnPassword } from '../attempts/index.ts';
import { begin, loadProvider } from './begin.ts';

export const beginLink = implementSteppedMutation(contract, async ({ input, actor, deps, context }) => {
  const { id: providerId, name } = await loadProvider(context, input.provider);
  const link = await deps.db.prisma.signInProviderLink.findUnique({ where: { providerId_userId: { providerId, userId: actor.userId } } });
  if (link) throw new AppError('PROVIDER_LINKED', { name });
  await deps.signIns.run(actor.account, async () => await requireOwnPassword(deps, actor, context.http.address, input.password));
  return await begin(context, input.provider, actor.sessionId);
});
