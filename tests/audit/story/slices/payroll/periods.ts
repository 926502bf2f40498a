import type { Scene, Step } from '../../step.ts';

const newest = async ({ server }: Scene) =>
  await server.prisma.period.findFirstOrThrow({ where: { solution: { code: 'US_BIWEEKLY' } }, orderBy: { sequence: 'desc' } });
const dates = { startDate: '2030-01-06', endDate: '2030-01-19', payDate: '2030-01-25' };

const step = (verb: string, more: object = {}): Step => ({
  procedure: `payroll/periods/${verb}-period`,
  by: 'clerk',
  input: async (scene) => {
    const { id, version } = await newest(scene);
    return { id, version, ...more };
  },
});

const rule = {
  name: 'Story',
  baseDate: '2030-02-03',
  start: '2030-02-03',
  end: '2030-02-20',
  pay: { kind: 'offset', days: 6 },
  moved: 'before',
  attendanceDaysEarlier: 0,
  taskName: 'Story',
  autoCloseDays: 5,
};

/** A period far ahead is made, moved by a day, opened, closed and opened again, and goes. */
export const steps: readonly Step[] = [
  {
    procedure: 'payroll/periods/create-period',
    by: 'clerk',
    input: async (scene) => ({ solutionId: (await newest(scene)).solutionId, name: 'Story', ...dates }),
  },
  step('edit', { name: 'Story', ...dates, payDate: '2030-01-28' }),
  step('enable'),
  step('close'),
  step('reopen', { remarks: 'story' }),
  step('disable'),
  step('delete'),
  {
    procedure: 'payroll/periods/generate-periods',
    by: 'clerk',
    input: async (scene) => ({ solutionId: (await newest(scene)).solutionId, rule, count: 2 }),
  },
];
