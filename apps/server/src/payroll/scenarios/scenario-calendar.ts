import { limits } from '@wagewright/contracts';
import { type CalendarPeriod, followingPeriods } from '@wagewright/contracts/payroll/periods';
import type { Prisma } from '@wagewright/db';
import { solutionColumns } from '@wagewright/db/columns';
import { datesOf, readKeptRules } from '../periods/index.ts';

/** A period that a scenario can have: of the calendar, or one that follows by the solution's rule, without one by the type of the periods. */
export interface ScenarioPeriod extends CalendarPeriod {
  readonly isDerived: boolean;
}

export type CalendarTx = Pick<Prisma.TransactionClient, 'calculationPeriod' | 'period' | 'solution' | 'workCalendarDay'>;

/** As far as scenarios can go: so many periods before the first, and so many of it. */
const following = limits.scenarioPeriodsMax * 2;

/** All periods of solutions in order, and those that follow the last one of each. */
export async function readCalendars(
  tx: CalendarTx,
  solutionIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ScenarioPeriod[]>> {
  const where = { in: [...new Set(solutionIds)] };
  const solutions = await tx.solution.findMany({ where: { id: where }, select: { id: true, periodType: true, legalEntity: true } });
  const rows = await tx.period.findMany({ where: { solutionId: where }, orderBy: { sequence: 'asc' } });
  const rules = await readKeptRules(tx, solutions);
  return new Map(
    solutions.map(({ id, periodType }) => {
      const own = rows.filter(({ solutionId }) => solutionId === id);
      const known = own.map((row): ScenarioPeriod => ({ sequence: row.sequence, ...datesOf(row), isDerived: false }));
      const last = known.at(-1);
      const next = last ? followingPeriods(solutionColumns.periodType(periodType), last, following, rules.get(id)) : [];
      return [id, [...known, ...next.map((period) => ({ ...period, isDerived: true }))]];
    }),
  );
}

/** From the base's period on. */
export const calendarFrom = (calendar: readonly ScenarioPeriod[] | undefined, sequence: number): readonly ScenarioPeriod[] =>
  calendar?.filter((period) => period.sequence >= sequence) ?? [];

/** The periods of a scenario itself. */
export const periodsOf = (
  calendar: readonly ScenarioPeriod[] | undefined,
  { startsAfter, periodCount, baseBatch }: { startsAfter: number; periodCount: number; baseBatch: { period: { sequence: number } } },
): readonly ScenarioPeriod[] => calendarFrom(calendar, baseBatch.period.sequence).slice(startsAfter, startsAfter + periodCount);

export const viewPeriod = ({ sequence, name, startDate, endDate, payDate, isDerived }: ScenarioPeriod) => ({
  sequence,
  name,
  startDate,
  endDate,
  payDate,
  isDerived,
});
