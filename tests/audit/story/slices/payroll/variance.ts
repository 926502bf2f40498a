import type { Scene, Step } from '../../step.ts';

/** The batch of the story as if it were being compared. */
async function compare({ server: { prisma }, notes: { batchId } }: Scene): Promise<void> {
  const { currentRunId } = await prisma.batch.findUniqueOrThrow({ where: { id: batchId } });
  const compared = { runId: currentRunId ?? 0, status: 'comparing' };
  await prisma.batchComparison.upsert({ where: { batchId }, create: { batchId, ...compared }, update: compared });
}

const input = ({ notes: { batchId } }: Scene) => ({ batchId });

export const steps: readonly Step[] = [
  { procedure: 'payroll/variance/cancel-comparison', by: 'clerk', first: compare, input },
  { procedure: 'payroll/variance/start-comparison', by: 'clerk', input },
];
