import { possibleEvents } from '@wagewright/contracts';
import { type PeriodEvent, type PeriodInput, type PeriodSummary, periodMachine, withDefaults } from '@wagewright/contracts/payroll/periods';
import { type PeriodStanding, type Prisma, periodFactsOf } from '@wagewright/db';
import { batchColumns, isoDay, periodColumns } from '@wagewright/db/columns';
import type { Actor } from '../../core/actor.ts';
import { coversSolution } from '../../core/scopes.ts';

/** A row's dates and months as contracts write them. */
export const datesOf = (row: Prisma.PeriodModel) =>
  withDefaults({
    name: row.name,
    startDate: isoDay(row.startDate),
    endDate: isoDay(row.endDate),
    payDate: isoDay(row.payDate),
    attendanceStart: isoDay(row.attendanceStart),
    attendanceEnd: isoDay(row.attendanceEnd),
    paymentMonth: row.paymentMonth,
    taxMonth: row.taxMonth,
  });

/** The same as columns of the row. */
export function columnsOfDates(input: PeriodInput) {
  const { startDate, endDate, payDate, attendanceStart, attendanceEnd, ...rest } = withDefaults(input);
  return {
    ...rest,
    startDate: new Date(startDate),
    endDate: new Date(endDate),
    payDate: new Date(payDate),
    attendanceStart: new Date(attendanceStart),
    attendanceEnd: new Date(attendanceEnd),
  };
}

/** Events that a caller may cause on a period of this solution: a right elsewhere shows no button here. */
function eventsFor(row: ShownPeriod, standing: PeriodStanding, actor: Actor): PeriodEvent[] {
  return possibleEvents(periodMachine, periodColumns.status(row.status), periodFactsOf(standing)).filter((event) => {
    const permission = periodMachine.transitions.find((transition) => transition.event === event)?.permission;
    if (permission === undefined || permission === 'system' || permission === 'signed-in') return false;
    return coversSolution(actor.grants.get(permission), row.solution);
  });
}

/** A period with what decides who reaches it. */
export type ShownPeriod = Prisma.PeriodModel & { readonly solution: { readonly id: number; readonly legalEntityId: number } };

export function viewPeriod(row: ShownPeriod, standing: PeriodStanding, actor: Actor): PeriodSummary {
  const seesBatches = coversSolution(actor.grants.get('batch.read'), row.solution);
  return {
    id: row.id,
    solutionId: row.solutionId,
    sequence: row.sequence,
    ...datesOf(row),
    paidDate: row.paidDate && isoDay(row.paidDate),
    status: periodColumns.status(row.status),
    version: row.version,
    events: eventsFor(row, standing, actor),
    batches: seesBatches
      ? standing.batches.map(({ type, status, ...batch }) => ({
          ...batch,
          type: batchColumns.type(type),
          status: batchColumns.status(status),
        }))
      : [],
  };
}
