import type { OutputOf } from '@wagewright/contracts';
import { dayIn } from '@wagewright/contracts/days';
import { decimalOf, fractionOfDecimal, sumOf } from '@wagewright/contracts/fraction';
import { type listOvertimeRequests, type OvertimeMinutes, partsByDate } from '@wagewright/contracts/time/overtime';
import { timeRequestMachine } from '@wagewright/contracts/time/requests';
import { endsOnNextDay, timeOf } from '@wagewright/contracts/time/shifts';
import type { Prisma } from '@wagewright/db';
import { isoDay, leaveTypeColumns, overtimeColumns, overtimeDayColumns } from '@wagewright/db/columns';
import type { Actor } from '../../core/actor.ts';
import { personInclude, todayOf } from '../requests/index.ts';

export const overtimeInclude = {
  leaveType: true,
  days: { orderBy: { date: 'asc' } },
  employee: { include: personInclude },
} as const satisfies Prisma.OvertimeRequestInclude;
export type OvertimeRow = Prisma.OvertimeRequestGetPayload<{ include: typeof overtimeInclude }>;
export type OvertimeView = OutputOf<typeof listOvertimeRequests>['rows'][number];

export const plainHours = (value: unknown): string => decimalOf(fractionOfDecimal(String(value)));

export const sumOfHours = (hours: readonly string[]): string => decimalOf(sumOf(hours.map(fractionOfDecimal)));

/** From when until when; null where only hours are known. */
export const minutesOf = ({ startMinute, endMinute }: Pick<OvertimeRow, 'startMinute' | 'endMinute'>): OvertimeMinutes | null =>
  startMinute === null || endMinute === null ? null : { startMinute, endMinute };

const viewTimes = (minutes: OvertimeMinutes | null) => ({
  startTime: minutes && timeOf(minutes.startMinute),
  endTime: minutes && timeOf(minutes.endMinute),
  isOvernight: minutes !== null && endsOnNextDay(minutes),
});

function viewDays(row: OvertimeRow): OvertimeView['days'] {
  const minutes = minutesOf(row);
  const parts = minutes ? partsByDate(minutes) : [];
  return row.days.map((day, place) => ({
    date: isoDay(day.date),
    kind: overtimeDayColumns.kind(day.kind),
    from: parts[place]?.from ?? null,
    until: parts[place]?.until ?? null,
    appliedHours: plainHours(day.appliedHours),
    actualHours: day.actualHours === null ? null : plainHours(day.actualHours),
    hours: plainHours(day.hours),
  }));
}

const eventsOf = (status: string): readonly string[] =>
  timeRequestMachine.transitions.filter(({ from }) => (from as readonly string[]).includes(status)).map(({ event }) => event);

/** What the caller may do with whose overtime. */
export interface Rights {
  readonly isOwn: boolean;
  readonly edits: boolean;
  readonly confirms: boolean;
}

/** For buttons, which may not show where the call would find nothing. @param reports whoever reports to the caller today */
export function rightsOf({ grants, employeeId }: Actor, reports: ReadonlySet<number>): (row: OvertimeRow) => Rights {
  const edit = grants.get('overtime.edit');
  const confirm = grants.get('overtime.confirm');
  return ({ employeeId: whose, employee: { legalEntityId } }) => {
    const covers = (reach: typeof edit) => reach !== undefined && (reach.all || reach.legalEntityIds.has(legalEntityId));
    return {
      isOwn: whose === employeeId,
      edits: covers(edit),
      confirms: covers(confirm) || (confirm?.subordinates === true && reports.has(whose)),
    };
  };
}

export function viewOvertime(row: OvertimeRow, { isOwn, edits, confirms }: Rights, now: Date): OvertimeView {
  const date = isoDay(row.date);
  const events = eventsOf(row.status);
  const isAhead = date > todayOf(row.employee, now);
  return {
    id: row.id,
    employeeId: row.employeeId,
    employee: row.employee.name,
    employeeNumber: row.employee.employeeNumber,
    date,
    kind: overtimeColumns.kind(row.kind),
    ...viewTimes(minutesOf(row)),
    days: viewDays(row),
    hours: plainHours(row.hours),
    appliedHours: plainHours(row.appliedHours),
    actualHours: row.actualHours === null ? null : plainHours(row.actualHours),
    compensationWay: overtimeColumns.compensationWay(row.compensationWay),
    leaveType: row.leaveType ? leaveTypeColumns.name(row.leaveType.name) : null,
    afterTheFact: dayIn(row.employee.legalEntity.timeZone, row.createdAt) >= date,
    status: overtimeColumns.status(row.status),
    reason: row.reason,
    approvalId: row.approvalInstanceId,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
    mayCancel: (isOwn || edits) && (events.includes('withdraw') || (events.includes('revoke') && (isAhead || (edits && !isOwn)))),
    mayConfirm: confirms && !isOwn && !isAhead && events.includes('confirm'),
  };
}
