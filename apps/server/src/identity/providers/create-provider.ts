import { AppError, limits } from '@wagewright/contracts';
import { createProvider as contract } from '@wagewright/contracts/identity/providers';
import type { Prisma } from '@wagewright/db';
import { implementSteppedMutation } from '../../core/implement.ts';
import { viewProvider, withLinks } from './provider-view.ts';

async function requireNewCode(prisma: Pick<Prisma.TransactionClient, 'signInProvider'>, code: string): Promise<void> {
  if (await prisma.signInProvider.findUnique({ where: { code } })) throw new AppError('PROVIDER_EXISTS', { code });
}

/** The provider is asked before anything is written, outside of the transaction. */
export const createProvider = implementSteppedMutation(contract, async ({ input, deps, inTransaction }) => {
  const { clientSecret, ...fields } = input;
  await requireNewCode(deps.db.prisma, input.code);
  await deps.providerCalls.run(input.code, async () => await deps.providers.discover(fields, clientSecret));
  return await inTransaction(async ({ tx, audit }) => {
    if ((await tx.signInProvider.count()) >= limits.providersMax)
      throw new AppError('TOO_MANY', { what: 'sign-in providers', count: limits.providersMax });
    await requireNewCode(tx, input.code);
    const sealed = deps.secrets.seal('sign_in_provider.client_secret', input.code, clientSecret);
    const row = await tx.signInProvider.create({ data: { ...fields, clientSecret: sealed }, include: withLinks });
    const shown = viewProvider(row);
    audit({ entity: 'sign-in-provider', entityId: row.id, after: shown });
    return shown;
  });
});
