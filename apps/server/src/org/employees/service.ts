/** Periods of service: the latest stands with the employee, those before it in rows of their own. */
import type { Prisma } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';

/** What of somebody says when they were employed. */
export const serviceInclude = { earlierService: { orderBy: { hiredOn: 'asc' } } } as const satisfies Prisma.EmployeeInclude;
export type Served = Pick<Prisma.EmployeeGetPayload<{ include: typeof serviceInclude }>, 'hireDate' | 'terminationDate' | 'earlierService'>;

/** From the first day of employment through the last one, ISO days; null: not known. */
export interface Service {
  readonly hireDate: string;
  readonly lastDay: string | null;
}

/** The latest period of service. */
export const latestService = ({ hireDate, terminationDate }: Omit<Served, 'earlierService'>): Service => ({
  hireDate: isoDay(hireDate),
  lastDay: terminationDate && isoDay(terminationDate),
});

const earlierServices = ({ earlierService }: Pick<Served, 'earlierService'>): Service[] =>
  earlierService.map(({ hiredOn, lastDay }) => ({ hireDate: isoDay(hiredOn), lastDay: isoDay(lastDay) }));

/** All periods of service, the earliest first. */
export const servicesOf = (person: Served): readonly Service[] => [...earlierServices(person), latestService(person)];

/** Somebody's periods of service as the ledger of leave takes them. */
export const leaveServices = (person: Served) => ({ ...latestService(person), earlier: earlierServices(person) });

/** The period of service that holds all days from one through another; none: null. */
export const serviceAround = (person: Served, from: string, until = from): Service | null =>
  servicesOf(person).find(({ hireDate, lastDay }) => hireDate <= from && (lastDay === null || until <= lastDay)) ?? null;

/** The period of service that had begun last by a day; the first one of who had not begun. */
export function serviceBy(person: Served, day: string): Service {
  const all = servicesOf(person);
  return all.findLast(({ hireDate }) => hireDate <= day) ?? all[0] ?? latestService(person);
}
