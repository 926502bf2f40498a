import { getMyAttendance as contract } from '@wagewright/contracts/time/attendance';
import { implementQuery } from '../../core/implement.ts';
import { ownEmployeeId } from '../requests/index.ts';
import { viewPerson } from './view-person.ts';

export const getMyAttendance = implementQuery(contract, async ({ input, actor, deps }) => {
  const own = ownEmployeeId(actor);
  return await viewPerson(deps.db.prisma, actor, own, { own }, input);
});
