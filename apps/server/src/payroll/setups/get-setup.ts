import { getSetup as contract } from '@wagewright/contracts/payroll/setups';
import { sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { requireSetup, viewSetup } from './read-setup.ts';

export const getSetup = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { prisma } = deps.db;
  return await viewSetup({ tx: prisma, sql: sqlOfPrisma(prisma), actor, deps }, await requireSetup(prisma, reach, input.legalEntityId));
});
