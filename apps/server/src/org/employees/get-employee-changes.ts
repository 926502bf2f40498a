import { getEmployeeChanges as contract } from '@wagewright/contracts/org/employees';
import { implementQuery } from '../../core/implement.ts';
import { readChanges } from '../departments/index.ts';
import { requireWithinReach } from './within-reach.ts';

const changesShown = 100;

export const getEmployeeChanges = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { prisma } = deps.db;
  await requireWithinReach({ prisma, reach, actor, now: deps.clock() }, input.id);
  return { changes: await readChanges(prisma, 'employee', input.id, changesShown) };
});
