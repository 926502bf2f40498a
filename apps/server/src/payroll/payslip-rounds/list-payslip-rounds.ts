import { listPayslipRounds as contract } from '@wagewright/contracts/payroll/payslip-rounds';
import { listRounds, sqlOfPrisma } from '@wagewright/db';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';
import { viewRound } from './view-round.ts';

export const listPayslipRounds = implementQuery(contract, async ({ input, reach, actor, deps, context }) => {
  const { total, rows } = await listRounds(sqlOfPrisma(deps.db.prisma), reach, input);
  return { total, rows: rows.map((row) => viewRound(row, actor, languageOf(context))) };
});
