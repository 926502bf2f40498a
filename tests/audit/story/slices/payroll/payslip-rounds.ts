import type { Scene, Step } from '../../step.ts';

const item = {
  table: 'Balance',
  name: { en: 'Paid so far', 'zh-CN': '累计' },
  type: 'amount',
  precision: null,
  zero: 'hide',
  sign: 'plain',
  currency: 'own',
  percentage: false,
  accumulation: 'none',
  condition: null,
};

/** An active setting by balance of the story's solution, with one element. */
async function setting({ server: { prisma } }: Scene): Promise<number> {
  const { id: solutionId } = await prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } });
  const { code: column } = await prisma.balanceElement.findFirstOrThrow({ orderBy: { id: 'asc' } });
  const group = { code: 'earning', section: 'earning', name: item.name, condition: null, items: [{ ...item, column }] };
  const look = { name: 'Round', source: 'balance', status: 'active', viewDay: 1, viewMonth: 'current' };
  const style = { header: null, remarks: null, logo: null, groups: [group] };
  return (await prisma.payslipSetting.create({ data: { ...look, style, solutions: { create: { solutionId } } } })).id;
}

const latest = ({ server }: Scene) => server.prisma.payslipRound.findFirstOrThrow({ orderBy: { id: 'desc' } });

async function ended({ server }: Scene): Promise<void> {
  while ((await server.prisma.payslipJob.count({ where: { roundId: { not: null }, state: 'running' } })) > 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

/** As it would be then, without the payslips that its job may have made. */
const standing = (status: string) => async (scene: Scene) => {
  const { id } = await latest(scene);
  await scene.server.prisma.payslip.deleteMany({ where: { roundId: id } });
  await scene.server.prisma.payslipRound.update({ where: { id }, data: { status, publishedAt: null } });
};

const act = (verb: string, status: string): Step => ({
  procedure: `payroll/payslip-rounds/${verb}`,
  by: 'clerk',
  first: standing(status),
  input: async (scene) => {
    const { id, version } = await latest(scene);
    return { id, version };
  },
  then: ended,
});

/** Payslips by balance, from their making to their end. */
export const steps: readonly Step[] = [
  {
    procedure: 'payroll/payslip-rounds/make-payslip-round',
    by: 'clerk',
    input: async (scene) => {
      const { prisma } = scene.server;
      const where = { solution: { code: 'US_BIWEEKLY' }, status: { in: ['enabled', 'closed'] } };
      const { id, payDate } = await prisma.period.findFirstOrThrow({ where, orderBy: { sequence: 'asc' } });
      const asOf = payDate.toISOString().slice(0, 10);
      return { settingId: await setting(scene), periodId: id, asOf, employeeIds: [scene.notes.employeeId] };
    },
    then: ended,
  },
  act('generate-round-payslips', 'failed'),
  act('cancel-round-payslips', 'generating'),
  act('publish-round-payslips', 'generated'),
  act('discard-payslip-round', 'generated'),
];
