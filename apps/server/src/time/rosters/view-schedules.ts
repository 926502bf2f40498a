import type { LocalizedText, OutputOf } from '@wagewright/contracts';
import { decimalOf, fractionOfDecimal } from '@wagewright/contracts/fraction';
import { addDays, isWeekend } from '@wagewright/contracts/time/calendars';
import type { getMySchedule } from '@wagewright/contracts/time/rosters';
import { endsOnNextDay, timeOf } from '@wagewright/contracts/time/shifts';
import { type Prisma, type PrismaClient, readScheduledDays, type ScheduledDay, sqlOfPrisma } from '@wagewright/db';
import { calendarDayColumns, departmentVersionColumns, effectiveOn, shiftColumns } from '@wagewright/db/columns';
import { nameOfShift } from '../shifts/index.ts';

type PersonSchedule = OutputOf<typeof getMySchedule>;
type Day = PersonSchedule['days'][number];
type Shift = Prisma.ShiftModel;

export const scheduledInclude = (day: Date) =>
  ({
    assignments: {
      where: effectiveOn(day),
      take: 1,
      include: { department: { include: { versions: { where: effectiveOn(day), take: 1 } } } },
    },
  }) as const satisfies Prisma.EmployeeInclude;
export type ScheduledRow = Prisma.EmployeeGetPayload<{ include: ReturnType<typeof scheduledInclude> }>;

const viewShift = (shift: Shift): NonNullable<Day['shift']> => ({
  id: shift.id,
  code: shift.code,
  name: nameOfShift(shift),
  start: timeOf(shift.startMinute),
  end: timeOf(shift.endMinute),
  breaks: shiftColumns.breaks(shift.breaks).map(({ startMinute, endMinute }) => ({ start: timeOf(startMinute), end: timeOf(endMinute) })),
  breakMinutes: shift.breakMinutes,
  workMinutes: shift.endMinute - shift.startMinute - shift.breakMinutes,
  isOvernight: endsOnNextDay(shift),
});

const viewDay = (day: ScheduledDay, shifts: ReadonlyMap<number, Shift>): Day => {
  const shift = day.shiftId === null ? undefined : shifts.get(day.shiftId);
  return {
    date: day.date,
    kind: day.kind,
    dayName: calendarDayColumns.name(day.dayName),
    shift: shift ? viewShift(shift) : null,
    from: day.source,
    isEmployed: true,
    leaveHours: day.leaveHours === null ? null : decimalOf(fractionOfDecimal(day.leaveHours)),
  };
};

function departmentName({ assignments }: ScheduledRow): LocalizedText | null {
  const version = assignments[0]?.department.versions[0];
  return version ? departmentVersionColumns.name(version.name) : null;
}

/** What each of some people works on some days from one on. Days on which they are not employed say so. */
export async function viewSchedules(
  prisma: PrismaClient,
  people: readonly ScheduledRow[],
  from: string,
  days: number,
): Promise<PersonSchedule[]> {
  const until = addDays(from, days - 1);
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index));
  const ids = people.map(({ id }) => id);
  const scheduled = await readScheduledDays(sqlOfPrisma(prisma), ids, from, until);
  const shifts = new Map(
    (await prisma.shift.findMany({ where: { id: { in: [...new Set(scheduled.flatMap(({ shiftId }) => shiftId ?? []))] } } })).map(
      (shift) => [shift.id, shift],
    ),
  );
  const byKey = new Map(scheduled.map((day) => [`${day.employeeId} ${day.date}`, day]));
  return people.map((person) => ({
    employeeId: person.id,
    employee: person.name,
    employeeNumber: person.employeeNumber,
    department: departmentName(person),
    days: dates.map((date) => {
      const day = byKey.get(`${person.id} ${date}`);
      if (day) return viewDay(day, shifts);
      return {
        date,
        kind: isWeekend(date) ? ('restday' as const) : ('workday' as const),
        dayName: null,
        shift: null,
        from: 'none' as const,
        isEmployed: false,
        leaveHours: null,
      };
    }),
  }));
}
