import { getLeaveLedger as contract } from '@wagewright/contracts/time/leave';
import { implementQuery } from '../../core/implement.ts';
import { findPerson } from '../requests/index.ts';
import { viewLedger } from './view-ledger.ts';

export const getLeaveLedger = implementQuery(contract, async ({ input: { employeeId, typeId, on }, actor, reach, deps }) => {
  const now = deps.clock();
  const { prisma } = deps.db;
  return await viewLedger(prisma, await findPerson(prisma, employeeId, { reach, actor, now }), { typeId, on, now });
});
