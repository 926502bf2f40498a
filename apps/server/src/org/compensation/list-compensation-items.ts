import { listCompensationItems as contract } from '@wagewright/contracts/org/compensation';
import { implementQuery } from '../../core/implement.ts';
import { viewItem } from './item-limits.ts';

export const listCompensationItems = implementQuery(contract, async ({ deps }) => {
  const rows = await deps.db.prisma.compensationItem.findMany({ orderBy: { code: 'asc' } });
  return { rows: rows.map(viewItem) };
});
