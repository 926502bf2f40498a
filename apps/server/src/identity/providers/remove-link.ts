import { AppError } from '@wagewright/contracts';
import { removeLink as contract } from '@wagewright/contracts/identity/providers';
import { implementMutation } from '../../core/implement.ts';

export const removeLink = implementMutation(contract, async ({ input: { providerId }, actor: { userId }, tx, audit }) => {
  const link = await tx.signInProviderLink.findUnique({ where: { providerId_userId: { providerId, userId } } });
  if (!link) throw new AppError('NOT_FOUND', { what: 'link', id: providerId });
  await tx.signInProviderLink.delete({ where: { id: link.id } });
  audit({ entity: 'sign-in-provider-link', entityId: link.id, before: { providerId, subject: link.subject } });
  return {};
});
