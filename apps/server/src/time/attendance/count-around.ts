import { addDays } from '@wagewright/contracts/time/calendars';
import { countAttendance, type Sql } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';

/** Counts the days anew that punches at some instants can be about: those of their date anywhere, and the ones before and after. */
export async function countAround(sql: Sql, employeeIds: readonly number[], instants: readonly Date[], now: Date): Promise<void> {
  const days = instants.map(isoDay).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return;
  await countAttendance(sql, { employeeIds, from: addDays(first, -2), until: addDays(last, 2) }, now);
}
