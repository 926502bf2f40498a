import { listOvertimeRequests as contract } from '@wagewright/contracts/time/overtime';
import { implementQuery } from '../../core/implement.ts';
import { peopleOf } from '../requests/index.ts';
import { listOvertime } from './list-overtime.ts';

export const listOvertimeRequests = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { employeeId, statuses, from, until } = input;
  const now = deps.clock();
  const date = { ...(from === undefined ? {} : { gte: new Date(from) }), ...(until === undefined ? {} : { lte: new Date(until) }) };
  const where = {
    employee: peopleOf({ reach, actor, now }),
    date,
    ...(employeeId === undefined ? {} : { employeeId }),
    ...(statuses && statuses.length > 0 ? { status: { in: statuses } } : {}),
  };
  return await listOvertime(deps.db.prisma, actor, now, where, input);
});
