import { getCalculationPeriod as contract, type PeriodDates, type PeriodRule, proposeRule } from '@wagewright/contracts/payroll/periods';
import { isoDay, solutionColumns } from '@wagewright/db/columns';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';
import { requireSolution } from '../solutions/index.ts';
import { ruleOf } from './kept-rule.ts';
import { datesOf } from './period-view.ts';

export const getCalculationPeriod = implementQuery(contract, async ({ input, reach, deps, context }) => {
  const { prisma } = deps.db;
  const { id: solutionId, periodType, name } = await requireSolution(prisma, input.solutionId, reach);
  const kept = await prisma.calculationPeriod.findUnique({ where: { solutionId } });
  const periods: PeriodDates[] = (await prisma.period.findMany({ where: { solutionId }, orderBy: { sequence: 'asc' } })).map(datesOf);
  const rule: PeriodRule | undefined = kept ? ruleOf(kept) : undefined;
  const called = solutionColumns.name(name)[languageOf(context)];
  return {
    periodType: solutionColumns.periodType(periodType),
    isKept: rule !== undefined,
    rule: proposeRule(rule, periods, { called, today: isoDay(deps.clock()) }),
  };
});
