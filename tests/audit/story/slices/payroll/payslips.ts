import type { Scene, Step } from '../../step.ts';

const payslipOf = async ({ server, notes: { batchId, employeeId } }: Scene): Promise<number> =>
  (await server.prisma.payslip.findFirstOrThrow({ where: { batchId, employeeId } })).id;

/** A payslip leaves as a document. */
export const steps: readonly Step[] = [
  {
    procedure: 'payroll/payslips/download-my-payslip',
    by: 'employee',
    first: async ({ server, notes: { batchId } }) => await server.prisma.payslip.updateMany({ where: { batchId }, data: { seenAt: null } }),
    input: async (scene) => ({ id: await payslipOf(scene) }),
  },
  {
    procedure: 'payroll/payslips/download-payslip',
    by: 'clerk',
    input: async (scene) => ({ id: await payslipOf(scene), password: 'Story-2026' }),
  },
];
