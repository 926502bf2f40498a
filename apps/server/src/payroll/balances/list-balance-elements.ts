import { listBalanceElements as contract } from '@wagewright/contracts/payroll/balances';
import { sqlOfPrisma } from '@wagewright/db';
import { balanceElementColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { usesByCode } from '../pay-types/index.ts';

export const listBalanceElements = implementQuery(contract, async ({ reach, deps }) => {
  const { prisma } = deps.db;
  const rows = await prisma.balanceElement.findMany({ where: { removedAt: null }, orderBy: { serialNumber: 'asc' } });
  const usesOf = await usesByCode(prisma, sqlOfPrisma(prisma), 'balances', reach);
  return {
    rows: rows.map(({ code, name, serialNumber, scale, builtIn, version }) => ({
      code,
      name: balanceElementColumns.name(name),
      serialNumber,
      scale,
      builtIn,
      version,
      ...usesOf(code),
    })),
  };
});
