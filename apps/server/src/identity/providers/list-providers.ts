import { listProviders as contract } from '@wagewright/contracts/identity/providers';
import { implementQuery } from '../../core/implement.ts';
import { viewProvider, withLinks } from './provider-view.ts';

export const listProviders = implementQuery(contract, async ({ deps }) => {
  const rows = await deps.db.prisma.signInProvider.findMany({ include: withLinks, orderBy: { name: 'asc' } });
  return { rows: rows.map(viewProvider), total: rows.length, redirectAddress: deps.providers.redirectAddress };
});
