import { listPayslipMoves as contract } from '@wagewright/contracts/payroll/payslip-moves';
import { coveredMoves, sqlOfPrisma } from '@wagewright/db';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';
import { readMoves } from './read-move.ts';

export const listPayslipMoves = implementQuery(contract, async ({ input, reach, actor, deps, context }) => {
  const { prisma } = deps.db;
  const sql = sqlOfPrisma(prisma);
  const ids = await coveredMoves(sql, actor.userId, reach);
  const { offset, limit } = input;
  return { total: ids.length, rows: await readMoves(sql, prisma, ids.slice(offset, offset + limit), languageOf(context)) };
});
