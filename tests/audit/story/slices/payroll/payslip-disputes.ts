import type { Scene, Step } from '../../step.ts';

const payslipOf = async ({ server, notes: { batchId, employeeId } }: Scene): Promise<number> =>
  (await server.prisma.payslip.findFirstOrThrow({ where: { batchId, employeeId } })).id;

/** A payslip is disputed, answered, and confirmed after all. */
export const steps: readonly Step[] = [
  {
    procedure: 'payroll/payslip-disputes/dispute-payslip',
    by: 'employee',
    input: async (scene) => ({ id: await payslipOf(scene), words: 'Two hours are missing.' }),
  },
  {
    procedure: 'payroll/payslip-disputes/answer-dispute',
    by: 'clerk',
    input: async (scene) => {
      const { id, version } = await scene.server.prisma.payslipDispute.findUniqueOrThrow({ where: { payslipId: await payslipOf(scene) } });
      return { id, version, event: 'answer', words: 'They are paid with the next period.' };
    },
  },
  {
    procedure: 'payroll/payslip-disputes/confirm-payslip',
    by: 'employee',
    input: async (scene) => ({ id: await payslipOf(scene) }),
  },
];
