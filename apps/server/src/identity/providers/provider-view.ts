import { AppError } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';

export const withLinks = { _count: { select: { links: true } } } as const satisfies Prisma.SignInProviderInclude;
type Row = Prisma.SignInProviderGetPayload<{ include: typeof withLinks }>;

/** A provider as it is shown: its secret is none of it. */
export const viewProvider = ({ _count, clientSecret: _secret, ...provider }: Row) => ({ ...provider, links: _count.links });

/** @throws AppError NOT_FOUND */
export async function loadProviderById(tx: Prisma.TransactionClient, id: number): Promise<Row> {
  const row = await tx.signInProvider.findUnique({ where: { id }, include: withLinks });
  if (!row) throw new AppError('NOT_FOUND', { what: 'sign-in provider', id });
  return row;
}
