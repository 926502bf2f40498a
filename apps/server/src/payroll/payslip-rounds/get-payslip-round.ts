import { getPayslipRound as contract } from '@wagewright/contracts/payroll/payslip-rounds';
import { sqlOfPrisma } from '@wagewright/db';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';
import { requireRound, viewRound } from './view-round.ts';

export const getPayslipRound = implementQuery(contract, async ({ input, reach, actor, deps, context }) =>
  viewRound(await requireRound(sqlOfPrisma(deps.db.prisma), reach, input.id), actor, languageOf(context)),
);
