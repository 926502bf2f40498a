import type { Scene, Step } from '../../step.ts';

const look = { source: 'balance', layout: 'app', notifyMethod: 'app-message', viewDay: 5, viewMonth: 'next', checkDay: 20 };

const solutionOf = async ({ server }: Scene): Promise<number> =>
  (await server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } })).id;
const called = async ({ server }: Scene, name: string) => await server.prisma.payslipSetting.findFirstOrThrow({ where: { name } });

/** A payslip setting from its making to its end. */
export const steps: readonly Step[] = [
  {
    procedure: 'payroll/payslip-settings/create-payslip-setting',
    by: 'clerk',
    input: async (scene) => ({ name: 'Story', ...look, solutionIds: [await solutionOf(scene)] }),
  },
  {
    procedure: 'payroll/payslip-settings/set-payslip-basics',
    by: 'clerk',
    input: async (scene) => {
      const { id, version } = await called(scene, 'Story');
      return { id, version, name: 'Story told', ...look, viewDay: 6, solutionIds: [await solutionOf(scene)] };
    },
  },
  {
    procedure: 'payroll/payslip-settings/set-payslip-style',
    by: 'clerk',
    input: async (scene) => {
      const { id, version, style } = await called(scene, 'Story told');
      return { id, version, style: { ...(style as object), remarks: { en: 'Keep it', 'zh-CN': '请保存' } } };
    },
  },
  {
    procedure: 'payroll/payslip-settings/copy-payslip-setting',
    by: 'clerk',
    input: async (scene) => ({ id: (await called(scene, 'Story told')).id, name: 'Story again' }),
  },
  {
    procedure: 'payroll/payslip-settings/move-payslip-setting',
    by: 'clerk',
    input: async (scene) => {
      const { id, version } = await called(scene, 'Story told');
      return { id, version, event: 'activate' };
    },
  },
  {
    procedure: 'payroll/payslip-settings/delete-payslip-setting',
    by: 'clerk',
    input: async (scene) => {
      const { id, version } = await called(scene, 'Story again');
      // an earlier version goes with it
      const earlier = { settingId: id, version: 0, name: 'Story again', layout: 'web', style: {} };
      await scene.server.prisma.payslipSettingVersion.create({ data: earlier });
      return { id, version };
    },
  },
];
