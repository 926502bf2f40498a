import { AppError } from '@wagewright/contracts';
import { deleteProvider as contract } from '@wagewright/contracts/identity/providers';
import { implementMutation } from '../../core/implement.ts';
import { loadProviderById, viewProvider } from './provider-view.ts';

export const deleteProvider = implementMutation(contract, async ({ input: { id, version }, tx, audit }) => {
  const before = viewProvider(await loadProviderById(tx, id));
  const { count } = await tx.signInProvider.deleteMany({ where: { id, version } });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'sign-in provider', id });
  audit({ entity: 'sign-in-provider', entityId: id, before });
  return {};
});
