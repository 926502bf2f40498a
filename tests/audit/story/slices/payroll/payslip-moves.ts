import type { Scene, Step } from '../../step.ts';

const latest = ({ server }: Scene) => server.prisma.payslipMove.findFirstOrThrow({ orderBy: { id: 'desc' } });

/** Until its job is over. */
async function ended(scene: Scene): Promise<void> {
  while ((await latest(scene)).state === 'running') await new Promise((resolve) => setTimeout(resolve, 20));
}

/** One that is asked for again, and that no job is at yet. */
async function underWay({ server: { prisma } }: Scene): Promise<void> {
  const { event, askedByUserId, askedAt, traceId } = await prisma.payslipMove.findFirstOrThrow({ orderBy: { id: 'desc' } });
  const { payslipId } = await prisma.payslipMovePayslip.findFirstOrThrow();
  await prisma.payslipMove.create({ data: { event, total: 1, askedByUserId, askedAt, traceId, payslips: { create: { payslipId } } } });
}

/** A clerk allows a payslip that nobody had forbidden, which stays as it is, and thinks better of doing so again. */
export const steps: readonly Step[] = [
  {
    procedure: 'payroll/payslip-moves/ask-payslip-move',
    by: 'clerk',
    input: async ({ server, notes: { batchId, employeeId } }) => ({
      ids: [(await server.prisma.payslip.findFirstOrThrow({ where: { batchId, employeeId } })).id],
      event: 'allow',
    }),
    then: ended,
  },
  {
    procedure: 'payroll/payslip-moves/cancel-payslip-move',
    by: 'clerk',
    first: underWay,
    input: async (scene) => ({ id: (await latest(scene)).id }),
  },
];
