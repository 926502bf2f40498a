import type { Scene, Step } from '../../step.ts';

const payslipOf = async ({ server, notes: { batchId, employeeId } }: Scene): Promise<number> =>
  (await server.prisma.payslip.findFirstOrThrow({ where: { batchId, employeeId } })).id;

/** The mail about a payslip could not be delivered; its employee is told again. */
export const steps: readonly Step[] = [
  {
    procedure: 'payroll/payslip-deliveries/resend-payslips',
    by: 'clerk',
    first: async (scene) =>
      await scene.server.prisma.outboxMessage.updateMany({
        where: { channel: 'email', thing: `payslip:${await payslipOf(scene)}` },
        data: { status: 'failed', lastError: '550 no such user' },
      }),
    input: async (scene) => ({ ids: [await payslipOf(scene)] }),
  },
  {
    procedure: 'payroll/payslip-deliveries/resend-batch-payslips',
    by: 'clerk',
    input: ({ notes: { batchId } }) => ({ batchId }),
  },
  // the round comes later in the story: one that is published, of nobody
  {
    procedure: 'payroll/payslip-deliveries/resend-round-payslips',
    by: 'clerk',
    input: async ({ server: { prisma }, notes: { batchId } }) => {
      const { periodId } = await prisma.batch.findUniqueOrThrow({ where: { id: batchId ?? 0 } });
      const { id: settingId } = await prisma.payslipSetting.findFirstOrThrow({ orderBy: { id: 'asc' } });
      const data = { settingId, settingVersion: 1, periodId, sequence: 90, source: 'import', status: 'discarded' };
      return { roundId: (await prisma.payslipRound.create({ data })).id };
    },
  },
];
