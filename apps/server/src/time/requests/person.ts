import { AppError } from '@wagewright/contracts';
import { dayIn } from '@wagewright/contracts/days';
import type { Prisma } from '@wagewright/db';
import type { Actor } from '../../core/actor.ts';
import type { Reach } from '../../core/grants.ts';
import { employeesWithin } from '../../core/scopes.ts';
import { latestService, serviceAround, serviceInclude } from '../../org/employees/index.ts';

export const personInclude = { legalEntity: true, ...serviceInclude } as const satisfies Prisma.EmployeeInclude;
export type PersonRow = Prisma.EmployeeGetPayload<{ include: typeof personInclude }>;

/** Somebody whose time it is. */
export const nameOfPerson = ({ name, employeeNumber }: Pick<PersonRow, 'name' | 'employeeNumber'>): string => `${name} (${employeeNumber})`;

/** Which day it is where somebody works. */
export const todayOf = ({ legalEntity }: Pick<PersonRow, 'legalEntity'>, now: Date): string => dayIn(legalEntity.timeZone, now);

/** The people of a reach, or one alone whoever reaches them. */
export type Whose = { readonly own: number } | { readonly reach: Reach; readonly actor: Pick<Actor, 'employeeId'>; readonly now: Date };

export const peopleOf = (whose: Whose): Prisma.EmployeeWhereInput =>
  'own' in whose ? { id: whose.own } : employeesWithin(whose.reach, whose.actor, whose.now);

/** @throws AppError NOT_FOUND for somebody out of reach */
export async function findPerson(tx: Pick<Prisma.TransactionClient, 'employee'>, id: number, whose: Whose): Promise<PersonRow> {
  const person = await tx.employee.findFirst({ where: { AND: [{ id }, peopleOf(whose)] }, include: personInclude });
  if (!person) throw new AppError('NOT_FOUND', { what: 'employee', id });
  return person;
}

/** @throws AppError NOT_EMPLOYED_THEN where no period of service holds all the days from the first through the last */
export function requireEmployedOn(person: PersonRow, from: string, until: string): void {
  if (serviceAround(person, from, until)) return;
  const { hireDate, lastDay } = latestService(person);
  const notSaid = { en: 'not known', 'zh-CN': '未定' };
  throw new AppError('NOT_EMPLOYED_THEN', {
    name: nameOfPerson(person),
    from: from < hireDate ? from : until,
    hireDate,
    lastDay: lastDay ?? notSaid,
  });
}
