import { getPayslipMove as contract } from '@wagewright/contracts/payroll/payslip-moves';
import { sqlOfPrisma } from '@wagewright/db';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';
import { readMove, requireMove } from './read-move.ts';

export const getPayslipMove = implementQuery(contract, async ({ input: { id }, reach, deps, context }) => {
  const { prisma } = deps.db;
  await requireMove(sqlOfPrisma(prisma), id, reach);
  return await readMove(sqlOfPrisma(prisma), prisma, id, languageOf(context));
});
