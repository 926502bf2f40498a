import type { KeptRule, PeriodRule } from '@wagewright/contracts/payroll/periods';
import type { Prisma } from '@wagewright/db';
import { calculationPeriodColumns, isoDay } from '@wagewright/db/columns';
import type { PeriodCall } from './load-for-change.ts';
import type { PlannedSolution } from './plan-for-solution.ts';
import { readCalendarDays, workDaysOf } from './work-calendar.ts';

/** A kept rule as contracts write it. */
export const ruleOf = (row: Prisma.CalculationPeriodModel): PeriodRule => ({
  name: row.name,
  baseDate: isoDay(row.baseDate),
  start: isoDay(row.startDate),
  end: isoDay(row.endDate),
  pay: calculationPeriodColumns.pay(row.pay),
  moved: calculationPeriodColumns.moved(row.moved),
  attendanceDaysEarlier: row.attendanceDaysEarlier,
  taskName: row.taskName,
  autoCloseDays: row.autoCloseDays,
});

/** Keeps the rule of a solution in the place of the one before. The caller holds the solution's lock. */
export async function keepRule({ tx, audit }: Pick<PeriodCall, 'tx' | 'audit'>, solutionId: number, rule: PeriodRule): Promise<void> {
  const { baseDate, start, end, ...rest } = rule;
  const data = { ...rest, baseDate: new Date(baseDate), startDate: new Date(start), endDate: new Date(end) };
  const before = await tx.calculationPeriod.findUnique({ where: { solutionId } });
  await tx.calculationPeriod.upsert({ where: { solutionId }, create: { solutionId, ...data }, update: data });
  audit({ entity: 'calculation-period', entityId: solutionId, before: before && { ...ruleOf(before) }, after: { ...rule } });
}

/** The rules that solutions keep, each with the working days of its legal entity. */
export async function readKeptRules(
  tx: Pick<Prisma.TransactionClient, 'calculationPeriod' | 'workCalendarDay'>,
  solutions: readonly Pick<PlannedSolution, 'id' | 'legalEntity'>[],
): Promise<ReadonlyMap<number, KeptRule>> {
  const rules = new Map<number, KeptRule>();
  for (const row of await tx.calculationPeriod.findMany({ where: { solutionId: { in: solutions.map(({ id }) => id) } } })) {
    const calendarId = solutions.find(({ id }) => id === row.solutionId)?.legalEntity.calendarId ?? null;
    rules.set(row.solutionId, { rule: ruleOf(row), calendar: workDaysOf(await readCalendarDays(tx, calendarId)) });
  }
  return rules;
}
