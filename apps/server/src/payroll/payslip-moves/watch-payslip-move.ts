import { watchPayslipMove as contract } from '@wagewright/contracts/payroll/payslip-moves';
import { sqlOfPrisma } from '@wagewright/db';
import { languageOf } from '../../core/context.ts';
import { implementSubscription } from '../../core/implement.ts';
import { readMove, requireMove } from './read-move.ts';

export const watchPayslipMove = implementSubscription(
  contract,
  (change, { input }) => change.topic === 'payslip-move' && change.id === input.id,
  async ({ input: { id }, reach, deps, context }) => {
    const { prisma } = deps.db;
    await requireMove(sqlOfPrisma(prisma), id, reach);
    return await readMove(sqlOfPrisma(prisma), prisma, id, languageOf(context));
  },
);
