import type { DayState } from '@wagewright/contracts/time/attendance';
import type { TFunction } from 'i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Tone } from '../../../shared/ui/StatusBadge.tsx';

export type AttendanceRow = Outputs['time']['attendance']['listAttendance']['rows'][number];
export type PersonAttendance = Outputs['time']['attendance']['getAttendance'];
export type AttendanceDay = PersonAttendance['days'][number];
export type Punch = AttendanceDay['punches'][number];

export const stateTones: Readonly<Record<DayState, Tone>> = {
  present: 'good',
  leave: 'closed',
  extra: 'closed',
  late: 'decision',
  early: 'decision',
  'late-and-early': 'decision',
  missing: 'bad',
  absent: 'bad',
};

export const sayHours = (t: TFunction<'attendance'>, format: Formatter, hours: string): string =>
  t('hours', { count: Number(hours), hours: format.number(hours) });

type Times = Pick<AttendanceRow, 'inTime' | 'outTime'>;

/** 08:58–18:03; a question mark stands for what is not known. */
export const sayClocked = (t: TFunction<'attendance'>, { inTime, outTime }: Times): string =>
  inTime === null && outTime === null ? t('notClocked') : t('clocked', { from: inTime ?? '?', until: outTime ?? '?' });

/** What there is to say of a day beside its state: 12 minutes late. */
export function sayWhat(
  t: TFunction<'attendance'>,
  format: Formatter,
  row: Omit<AttendanceRow, 'employee' | 'employeeId' | 'employeeNumber' | 'date' | 'shift'>,
): string {
  const parts = [
    row.lateMinutes > 0 && t('what.late', { count: row.lateMinutes }),
    row.earlyMinutes > 0 && t('what.early', { count: row.earlyMinutes }),
    Number(row.absentHours) > 0 && t('what.absent', { hours: sayHours(t, format, row.absentHours) }),
    Number(row.leaveHours) > 0 && t('what.leave', { hours: sayHours(t, format, row.leaveHours) }),
    Number(row.extraHours) > 0 && t('what.extra', { hours: sayHours(t, format, row.extraHours) }),
  ];
  return format.list(parts.filter((part) => part !== false));
}
