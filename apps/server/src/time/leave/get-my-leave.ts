import { getMyLeave as contract } from '@wagewright/contracts/time/leave';
import { implementQuery } from '../../core/implement.ts';
import { findPerson, ownEmployeeId } from '../requests/index.ts';
import { viewAccount } from './view-account.ts';

export const getMyLeave = implementQuery(contract, async ({ input: { on }, actor, deps }) => {
  const own = ownEmployeeId(actor);
  const person = await findPerson(deps.db.prisma, own, { own });
  return await viewAccount(deps.db.prisma, person, { actor, on, now: deps.clock(), who: 'own', cancels: true });
});
