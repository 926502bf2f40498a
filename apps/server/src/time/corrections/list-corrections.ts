import { listCorrections as contract } from '@wagewright/contracts/time/corrections';
import type { Prisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { peopleOf } from '../requests/index.ts';
import { listOf } from './list-of.ts';

export const listCorrections = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { employeeId, statuses, from, until, search } = input;
  const found: Prisma.EmployeeWhereInput = search
    ? { OR: [{ name: { contains: search, mode: 'insensitive' } }, { employeeNumber: { startsWith: search, mode: 'insensitive' } }] }
    : {};
  const where = {
    employee: { AND: [peopleOf({ reach, actor, now: deps.clock() }), found] },
    date: { ...(from === undefined ? {} : { gte: new Date(from) }), ...(until === undefined ? {} : { lte: new Date(until) }) },
    ...(employeeId === undefined ? {} : { employeeId }),
    ...(statuses && statuses.length > 0 ? { status: { in: statuses } } : {}),
  };
  return await listOf(deps.db.prisma, actor, where, deps.clock(), input);
});
