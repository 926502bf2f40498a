import { trpc } from '../../../shared/api/trpc.ts';
import { PeriodsRead } from '../../org/employees/index.ts';

interface Props {
  readonly calendarId: number;
  readonly from: string;
  readonly until: string;
}

/** For which periods payroll has read days of a calendar: shown before anything is saved. */
export function CalendarEffect({ calendarId, from, until }: Props) {
  const isAsked = from !== '' && until >= from;
  const query = trpc.time.calendars.getCalendarEffect.useQuery({ id: calendarId, from, until }, { enabled: isAsked });
  return isAsked && query.data ? <PeriodsRead periods={query.data.periods} /> : null;
}
