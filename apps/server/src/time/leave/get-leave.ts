import { getLeave as contract } from '@wagewright/contracts/time/leave';
import { implementQuery } from '../../core/implement.ts';
import { findPerson } from '../requests/index.ts';
import { editsOf } from './edits-of.ts';
import { viewAccount } from './view-account.ts';

export const getLeave = implementQuery(contract, async ({ input: { employeeId, on }, actor, reach, deps }) => {
  const now = deps.clock();
  const person = await findPerson(deps.db.prisma, employeeId, { reach, actor, now });
  return await viewAccount(deps.db.prisma, person, { actor, on, now, who: 'other', cancels: editsOf(actor)(person) });
});
