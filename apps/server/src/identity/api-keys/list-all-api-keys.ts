import { listAllApiKeys as contract } from '@wagewright/contracts/identity/api-keys';
import { implementQuery } from '../../core/implement.ts';
import { viewKey } from './key-view.ts';

export const listAllApiKeys = implementQuery(contract, async ({ input: { userId }, deps }) => {
  const where = userId === undefined ? {} : { userId };
  const rows = await deps.db.prisma.apiKey.findMany({ where, include: { user: true }, orderBy: { id: 'desc' } });
  return { rows: rows.map((row) => viewKey(row, deps.clock())) };
});
