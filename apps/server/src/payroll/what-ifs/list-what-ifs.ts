import { listWhatIfs as contract } from '@wagewright/contracts/payroll/what-ifs';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from '../batches/index.ts';
import { forkInclude, forksOf, withFork } from './load-what-if.ts';
import { viewSummaries } from './what-if-view.ts';

export const listWhatIfs = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const batch = await readBatch(deps, input.batchId, reach);
  const runs = await prisma.calculationRun.findMany({ where: forksOf(batch.id), include: forkInclude, orderBy: { id: 'desc' } });
  return { rows: await viewSummaries(prisma, runs.flatMap(withFork)) };
});
