import { getMyLeaveLedger as contract } from '@wagewright/contracts/time/leave';
import { implementQuery } from '../../core/implement.ts';
import { findPerson, ownEmployeeId } from '../requests/index.ts';
import { viewLedger } from './view-ledger.ts';

export const getMyLeaveLedger = implementQuery(contract, async ({ input: { typeId, on }, actor, deps }) => {
  const own = ownEmployeeId(actor);
  const { prisma } = deps.db;
  return await viewLedger(prisma, await findPerson(prisma, own, { own }), { typeId, on, now: deps.clock() });
});
