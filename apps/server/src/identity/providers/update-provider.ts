import { AppError } from '@wagewright/contracts';
import { updateProvider as contract } from '@wagewright/contracts/identity/providers';
import { implementSteppedMutation } from '../../core/implement.ts';
import { loadProviderById, viewProvider } from './provider-view.ts';

export const updateProvider = implementSteppedMutation(contract, async ({ input, deps, inTransaction }) => {
  const { id, version, clientSecret, ...fields } = input;
  const known = await loadProviderById(deps.db.prisma, id);
  if (known.version !== version) throw new AppError('STALE_VERSION', { what: 'sign-in provider', id });
  // a secret is told to nobody but the issuer that gave it
  if (clientSecret === undefined && known.issuer !== fields.issuer)
    throw new AppError('PROVIDER_SECRET_MISSING', { issuer: fields.issuer });
  const secret = clientSecret ?? deps.secrets.open('sign_in_provider.client_secret', known.code, known.clientSecret);
  await deps.providerCalls.run(known.code, async () => await deps.providers.discover(fields, secret));
  return await inTransaction(async ({ tx, audit }) => {
    const before = await loadProviderById(tx, id);
    const sealed = clientSecret ? { clientSecret: deps.secrets.seal('sign_in_provider.client_secret', before.code, clientSecret) } : {};
    const { count } = await tx.signInProvider.updateMany({
      where: { id, version },
      data: { ...fields, ...sealed, version: { increment: 1 } },
    });
    if (count === 0) throw new AppError('STALE_VERSION', { what: 'sign-in provider', id });
    if (before.issuer !== fields.issuer) await tx.signInProviderLink.deleteMany({ where: { providerId: id } });
    const after = viewProvider(await loadProviderById(tx, id));
    audit({
      entity: 'sign-in-provider',
      entityId: id,
      before: viewProvider(before),
      after: { ...after, secretChanged: Boolean(clientSecret) },
    });
    return after;
  });
});
