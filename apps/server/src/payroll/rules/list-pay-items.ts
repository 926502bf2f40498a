import { listPayItems as contract } from '@wagewright/contracts/payroll/rules';
import { compensationItemColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';

/** Items are the company's own list, the same in all legal entities. */
export const listPayItems = implementQuery(contract, async ({ deps }) => {
  const rows = await deps.db.prisma.compensationItem.findMany({ orderBy: { code: 'asc' } });
  return {
    rows: rows.map(({ code, name, frequency }) => ({
      code,
      name: compensationItemColumns.name(name),
      frequency: compensationItemColumns.frequency(frequency),
    })),
  };
});
