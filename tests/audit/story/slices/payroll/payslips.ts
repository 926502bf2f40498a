import type { Step } from '../../step.ts';

const item = { table: 'Pay', column: 'Net', section: 'total', name: { en: 'Net', 'zh-CN': '实发' } };
const look = { source: 'batch', layout: 'web', notifyMethod: 'app-message', viewDay: 5, viewMonth: 'next', items: [item] };

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
];
