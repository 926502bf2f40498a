import type { PrismaClient } from '@wagewright/db';

/** The latest batch of the solution that has a whole result: what a change is tried on. */
export async function lastBatchOf(prisma: PrismaClient, solutionId: number) {
  const where = { period: { solutionId }, currentRun: { upToStep: null, state: 'finished' }, status: { notIn: ['canceled', 'deleted'] } };
  const select = { id: true, name: true, payeeCount: true, period: { select: { payDate: true } } } as const;
  return await prisma.batch.findFirst({ where, select, orderBy: [{ period: { sequence: 'desc' } }, { id: 'desc' }] });
}
