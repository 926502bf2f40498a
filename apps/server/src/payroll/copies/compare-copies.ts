import { compareCopies as contract } from '@wagewright/contracts/payroll/copies';
import { implementQuery } from '../../core/implement.ts';
import { requireCopy } from './copy-view.ts';
import { seesTests } from './tests-seen.ts';
import { tellDifferences } from './told-differences.ts';

export const compareCopies = implementQuery(contract, async (call) => {
  const { input, reach, deps } = call;
  const { prisma } = deps.db;
  const { solutionId, from, to } = input;
  const before = await requireCopy(prisma, { solutionId, number: from }, reach);
  const after = await requireCopy(prisma, { solutionId, number: to }, reach);
  return { differences: await tellDifferences(prisma, before, after, await seesTests(call, solutionId)) };
});
