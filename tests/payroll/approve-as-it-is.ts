import type { PrismaClient } from '@wagewright/db';

/** A batch whose figures are agreed upon, without any: later ones are compared with it. */
export async function approveAsItIs(prisma: PrismaClient, batchId: number): Promise<void> {
  const { copyId } = await prisma.batch.findUniqueOrThrow({ where: { id: batchId } });
  const none = { chunksTotal: 0, remaining: 0, payeesTotal: 0, engineVersion: '1', definitionHash: '', inputHash: '' };
  const run = { batchId, copyId, kind: 'calculate', state: 'finished', returnStatus: 'waiting', finishedAt: new Date(), ...none };
  const { id: currentRunId } = await prisma.calculationRun.create({ data: run });
  await prisma.batch.update({ where: { id: batchId }, data: { status: 'approved', currentRunId } });
}
