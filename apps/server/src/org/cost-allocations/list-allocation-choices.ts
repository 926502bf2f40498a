import { listAllocationChoices as contract } from '@wagewright/contracts/org/cost-allocations';
import { implementQuery } from '../../core/implement.ts';
import { centerName } from './view-allocations.ts';

export const listAllocationChoices = implementQuery(contract, async ({ deps }) => {
  const rows = await deps.db.prisma.costCenter.findMany({ orderBy: { code: 'asc' } });
  return { rows: rows.map((row) => ({ code: row.code, name: centerName(row) })) };
});
