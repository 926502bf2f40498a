import { limits } from '@wagewright/contracts';
import { type CalendarPeriod, followingPeriods } from '@wagewright/contracts/payroll/periods';
import type { Prisma } from '@wagewright/db';
import { isoDay, solutionColumns } from '@wagewright/db/columns';

/** A period that a scenario can have: of the calendar, or one that follows by the type of the periods. */
export interface ScenarioPeriod extends CalendarPeriod {
  readonly isDerived: boolean;
}

type Tx = Pick<Prisma.TransactionClient, 'period' | 'solution'>;

const calendarPeriod = (row: Prisma.PeriodModel): ScenarioPeriod => ({
  sequence: row.sequence,
  name: row.name,
  startDate: isoDay(row.startDate),
  endDate: isoDay(row.endDate),
  payDate: isoDay(row.payDate),
  paymentMonth: row.paymentMonth,
  taxMonth: row.taxMonth,
  attendanceStart: isoDay(row.attendanceStart),
  attendanceEnd: isoDay(row.attendanceEnd),
  isDerived: false,
});

/** As far as scenarios can go: so many periods before the first, and so many of it. */
const following = limits.scenarioPeriodsMax * 2;

/** All periods of solutions in order, and those that follow the last one of each. */
export async function readCalendars(tx: Tx, solutionIds: readonly number[]): Promise<ReadonlyMap<number, readonly ScenarioPeriod[]>> {
  const where = { in: [...new Set(solutionIds)] };
  const solutions = await tx.solution.findMany({ where: { id: where }, select: { id: true, periodType: true } });
  const rows = await tx.period.findMany({ where: { solutionId: where }, orderBy: { sequence: 'asc' } });
  return new Map(
    solutions.map(({ id, periodType }) => {
      const known = rows.filter(({ solutionId }) => solutionId === id).map(calendarPeriod);
      const last = known.at(-1);
      const next = last ? followingPeriods(solutionColumns.periodType(periodType), last, following) : [];
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
