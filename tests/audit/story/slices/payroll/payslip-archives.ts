import type { Scene, Step } from '../../step.ts';

const latest = ({ server }: Scene) => server.prisma.payslipArchive.findFirstOrThrow({ orderBy: { id: 'desc' } });

/** Until its job is over. */
async function ended(scene: Scene): Promise<void> {
  while ((await latest(scene)).state === 'running') await new Promise((resolve) => setTimeout(resolve, 20));
}

/** One that is asked for again, and that no job is at yet. */
async function beingMade({ server: { prisma } }: Scene): Promise<void> {
  const { id: _id, ...like } = await prisma.payslipArchive.findFirstOrThrow({ orderBy: { id: 'desc' } });
  const { payslipId } = await prisma.payslipArchivePayslip.findFirstOrThrow();
  const again = { language: like.language, total: 1, askedByUserId: like.askedByUserId, askedAt: like.askedAt };
  await prisma.payslipArchive.create({ data: { ...again, payslips: { create: { payslipId } } } });
}

/** A clerk takes a payslip with them, and thinks better of another. */
export const steps: readonly Step[] = [
  {
    procedure: 'payroll/payslip-archives/ask-payslip-archive',
    by: 'clerk',
    input: async ({ server, notes: { batchId, employeeId } }) => ({
      ids: [(await server.prisma.payslip.findFirstOrThrow({ where: { batchId, employeeId } })).id],
    }),
    then: ended,
  },
  {
    procedure: 'payroll/payslip-archives/download-payslip-archive',
    by: 'clerk',
    input: async (scene) => ({ id: (await latest(scene)).id, number: 1 }),
  },
  {
    procedure: 'payroll/payslip-archives/cancel-payslip-archive',
    by: 'clerk',
    first: beingMade,
    input: async (scene) => ({ id: (await latest(scene)).id }),
  },
];
