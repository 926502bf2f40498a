import { listApiKeys as contract } from '@wagewright/contracts/identity/api-keys';
import { implementQuery } from '../../core/implement.ts';
import { viewKey } from './key-view.ts';

export const listApiKeys = implementQuery(contract, async ({ actor, deps }) => {
  const rows = await deps.db.prisma.apiKey.findMany({ where: { userId: actor.userId }, include: { user: true }, orderBy: { id: 'desc' } });
  return { rows: rows.map((row) => viewKey(row, deps.clock())) };
});
