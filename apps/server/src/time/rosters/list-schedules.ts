import { listSchedules as contract } from '@wagewright/contracts/time/rosters';
import type { Prisma } from '@wagewright/db';
import { effectiveOn } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { employedOn } from '../../core/scopes.ts';
import { peopleOf } from '../requests/index.ts';
import { scheduledInclude, viewSchedules } from './view-schedules.ts';

export const listSchedules = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { offset, limit, from, days, employeeId, departmentId, keywords } = input;
  const { prisma } = deps.db;
  const day = new Date(from);
  const typed = { contains: keywords ?? '', mode: 'insensitive' as const };
  const where: Prisma.EmployeeWhereInput = {
    AND: [
      peopleOf({ reach, actor, now: deps.clock() }),
      employeeId === undefined ? employedOn(day) : { id: employeeId },
      departmentId === undefined ? {} : { assignments: { some: { departmentId, ...effectiveOn(day) } } },
      keywords ? { OR: [{ name: typed }, { employeeNumber: typed }] } : {},
    ],
  };
  const orderBy: Prisma.EmployeeOrderByWithRelationInput[] = [{ name: 'asc' }, { id: 'asc' }];
  const people = await prisma.employee.findMany({ where, include: scheduledInclude(day), orderBy, skip: offset, take: limit });
  return { total: await prisma.employee.count({ where }), rows: await viewSchedules(prisma, people, from, days) };
});
