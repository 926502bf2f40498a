import type { PrismaClient } from '@wagewright/db';

const alive = { not: 'deleted' };

/** What hangs on a solution, as the tabs of its page count it. */
export async function countsOf(prisma: PrismaClient, solutionId: number, seesBatches: boolean) {
  const batches = (period: object) =>
    seesBatches ? prisma.batch.count({ where: { status: alive, period: { solutionId, ...period } } }) : Promise.resolve(0);
  const [openBatches, pastBatches, openPeriods, copies, templates, children] = await Promise.all([
    batches({ status: { not: 'closed' } }),
    batches({ status: 'closed' }),
    prisma.period.count({ where: { solutionId, status: 'enabled' } }),
    prisma.solutionCopy.count({ where: { solutionId, status: { not: 'discarded' } } }),
    prisma.solutionTemplate.count({ where: { solutionId } }),
    prisma.solution.count({ where: { parentId: solutionId } }),
  ]);
  return { openBatches, pastBatches, openPeriods, copies, templates, children };
}
