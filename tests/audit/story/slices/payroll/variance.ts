import type { Scene, Step } from '../../step.ts';

/** The batch of the story as if it were being compared. */
async function compare({ server: { prisma }, notes: { batchId } }: Scene): Promise<void> {
  const { currentRunId } = await prisma.batch.findUniqueOrThrow({ where: { id: batchId } });
  const compared = { runId: currentRunId ?? 0, status: 'comparing' };
  await prisma.batchComparison.upsert({ where: { batchId }, create: { batchId, ...compared }, update: compared });
}

/** One of its people as if their net pay had changed by more than the thresholds, while it is not submitted. */
async function change({ server: { prisma }, notes: { batchId, employeeId } }: Scene): Promise<void> {
  await prisma.batch.update({ where: { id: batchId }, data: { status: 'calculated' } });
  await prisma.dueChange.create({ data: { batchId, employeeId, before: 100_000, after: 150_000 } });
}

const input = ({ notes: { batchId } }: Scene) => ({ batchId });

export const steps: readonly Step[] = [
  { procedure: 'payroll/variance/cancel-comparison', by: 'clerk', first: compare, input },
  { procedure: 'payroll/variance/start-comparison', by: 'clerk', input },
  { procedure: 'payroll/variance/export-changes', by: 'clerk', input },
  { procedure: 'payroll/variance/export-due-changes', by: 'clerk', input },
  {
    procedure: 'payroll/variance/answer-changes',
    by: 'clerk',
    first: change,
    input: ({ notes: { batchId, employeeId } }) => ({ batchId, event: 'sign-off', employeeIds: [employeeId], remark: 'story' }),
  },
  {
    procedure: 'payroll/variance/set-thresholds',
    by: 'clerk',
    input: async ({ server: { prisma }, notes: { batchId } }) => {
      const { period } = await prisma.batch.findUniqueOrThrow({
        where: { id: batchId },
        include: { period: { include: { solution: true } } },
      });
      return { id: period.solutionId, version: period.solution.version, amount: '100.00', percent: null, match: 'all' };
    },
  },
];
