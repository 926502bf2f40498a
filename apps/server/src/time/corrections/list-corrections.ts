import { listCorrections as contract } from '@wagewright/contracts/time/corrections';
import { implementQuery } from '../../core/implement.ts';
import { peopleOf } from '../requests/index.ts';
import { listOf } from './list-of.ts';

export const listCorrections = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { employeeId, statuses, from, until } = input;
  const where = {
    employee: peopleOf({ reach, actor, now: deps.clock() }),
    date: { ...(from === undefined ? {} : { gte: new Date(from) }), ...(until === undefined ? {} : { lte: new Date(until) }) },
    ...(employeeId === undefined ? {} : { employeeId }),
    ...(statuses && statuses.length > 0 ? { status: { in: statuses } } : {}),
  };
  return await listOf(deps.db.prisma, actor, where, input);
});
