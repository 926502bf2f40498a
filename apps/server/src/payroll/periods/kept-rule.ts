import type { PeriodRule } from '@wagewright/contracts/payroll/periods';
import type { Prisma } from '@wagewright/db';
import { calculationPeriodColumns, isoDay } from '@wagewright/db/columns';
import type { PeriodCall } from './load-for-change.ts';

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
