import { listPayTypes as contract } from '@wagewright/contracts/payroll/pay-types';
import { sqlOfPrisma } from '@wagewright/db';
import { payTypeColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { usesByCode } from './uses.ts';

export const listPayTypes = implementQuery(contract, async ({ reach, deps }) => {
  const { prisma } = deps.db;
  const rows = await prisma.payType.findMany({ orderBy: { code: 'asc' } });
  const usesOf = await usesByCode(prisma, sqlOfPrisma(prisma), 'payTypes', reach);
  return {
    rows: rows.map(({ code, name, type, version }) => ({
      code,
      name: payTypeColumns.name(name),
      type: payTypeColumns.type(type),
      version,
      ...usesOf(code),
    })),
  };
});
