import { type PeriodPlan, type PeriodRule, planPeriods } from '@wagewright/contracts/payroll/periods';
import type { Prisma } from '@wagewright/db';
import { solutionColumns } from '@wagewright/db/columns';
import { datesOf } from './period-view.ts';
import { readCalendarDays, workDaysOf } from './work-calendar.ts';

/** Whose periods are planned. */
export interface PlannedSolution {
  readonly id: number;
  readonly periodType: string;
  readonly legalEntity: { readonly calendarId: number | null };
}

/** What a rule would make of a solution beside the periods that it has, and of which years its calendar knows no day off yet. */
export async function planForSolution(
  tx: Pick<Prisma.TransactionClient, 'period' | 'workCalendarDay'>,
  { id: solutionId, periodType, legalEntity }: PlannedSolution,
  rule: PeriodRule,
): Promise<PeriodPlan & { readonly unknownYears: number[] }> {
  const days = await readCalendarDays(tx, legalEntity.calendarId);
  const existing = (await tx.period.findMany({ where: { solutionId }, orderBy: { sequence: 'asc' } })).map(datesOf);
  const plan = planPeriods(solutionColumns.periodType(periodType), rule, workDaysOf(days), existing);
  const known = new Set(days.map(({ date }) => Number(date.slice(0, 4))));
  const paid = new Set(plan.periods.map(({ payDate }) => Number(payDate.slice(0, 4))));
  return { ...plan, unknownYears: [...paid].filter((year) => !known.has(year)) };
}
