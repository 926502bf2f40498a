import { getAttendance as contract } from '@wagewright/contracts/time/attendance';
import { implementQuery } from '../../core/implement.ts';
import { viewPerson } from './view-person.ts';

export const getAttendance = implementQuery(contract, async ({ input, actor, reach, deps }) => {
  const { employeeId, ...span } = input;
  return await viewPerson(deps.db.prisma, actor, employeeId, { reach, actor, now: deps.clock() }, span);
});
