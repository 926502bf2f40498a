import type { Scene, Step } from '../../step.ts';

const item = { table: 'Pay', column: 'Net', section: 'total', name: { en: 'Net', 'zh-CN': '实发' } };
const look = { source: 'batch', layout: 'web', notifyMethod: 'app-message', viewDay: 5, viewMonth: 'next', items: [item] };

const payslipOf = async ({ server, notes: { batchId, employeeId } }: Scene): Promise<number> =>
  (await server.prisma.payslip.findFirstOrThrow({ where: { batchId, employeeId } })).id;

/** How a payslip looks, and its end. */
export const steps: readonly Step[] = [
  {
    procedure: 'payroll/payslips/set-payslip-setting',
    by: 'clerk',
    input: async ({ server }) => {
      const { solutionId, version } = await server.prisma.payslipSetting.findFirstOrThrow({ where: { solution: { code: 'US_BIWEEKLY' } } });
      return { solutionId, version, name: 'Story', ...look };
    },
  },
  {
    procedure: 'payroll/payslips/move-payslip-setting',
    by: 'clerk',
    input: async ({ server }) => {
      const { solutionId, version } = await server.prisma.payslipSetting.findFirstOrThrow({ where: { solution: { code: 'US_BIWEEKLY' } } });
      return { solutionId, version, event: 'disable' };
    },
  },
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
