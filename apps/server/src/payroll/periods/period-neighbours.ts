import { AppError } from '@wagewright/contracts';
import { checkPeriodDates, type Neighbours, type PeriodInput, withDefaults } from '@wagewright/contracts/payroll/periods';
import type { Prisma } from '@wagewright/db';
import { solutionColumns } from '@wagewright/db/columns';
import { datesOf } from './period-view.ts';

type Periods = Pick<Prisma.TransactionClient, 'period'>;

/** The periods before and after a place in a solution's order. The caller holds the solution's lock, so that they stay where they are. */
export async function neighboursOf({ period }: Periods, solutionId: number, sequence: number): Promise<Neighbours> {
  const previous = await period.findFirst({ where: { solutionId, sequence: { lt: sequence } }, orderBy: { sequence: 'desc' } });
  const next = await period.findFirst({ where: { solutionId, sequence: { gt: sequence } }, orderBy: { sequence: 'asc' } });
  return { previous: previous ? datesOf(previous) : undefined, next: next ? datesOf(next) : undefined };
}

/**
 * The rules about a period's name and dates (specification §5).
 * @throws AppError PERIOD_NAME_TAKEN, or the first rule about dates that is broken
 */
export async function requirePeriodInput(
  { period }: Periods,
  solution: { readonly id: number; readonly periodType: string },
  input: PeriodInput,
  { sequence, neighbours }: { sequence: number; neighbours: Neighbours },
): Promise<void> {
  const { name } = input;
  const namesake = await period.findFirst({ where: { solutionId: solution.id, name, sequence: { not: sequence } }, select: { id: true } });
  if (namesake) throw new AppError('PERIOD_NAME_TAKEN', { period: name });
  const [fault] = checkPeriodDates(withDefaults(input), neighbours, solutionColumns.periodType(solution.periodType));
  if (fault) throw new AppError(fault.code, fault.parameters);
}
