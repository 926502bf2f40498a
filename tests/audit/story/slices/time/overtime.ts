import type { Scene, Step } from '../../step.ts';

const step = (verb: string, by: Step['by'], input: Step['input'], first?: Step['first']): Step => ({
  procedure: `time/overtime/${verb}-overtime`,
  by,
  input,
  ...(first ? { first } : {}),
});
const latest = async ({ server, notes }: Scene) =>
  await server.prisma.overtimeRequest.findFirstOrThrow({
    where: { employeeId: notes.employeeId },
    orderBy: { id: 'desc' },
    select: { id: true, version: true },
  });
const asked = (date: string) => ({ date, startTime: '22:30', endTime: '01:00', compensationWay: 'pay' });
const approve = async (scene: Scene) =>
  await scene.server.prisma.overtimeRequest.update({ where: { id: (await latest(scene)).id }, data: { status: 'approved' } });

/** Overtime that is asked for and taken back; other overtime of which HR says how long was worked, and takes it back. */
export const steps: readonly Step[] = [
  step('submit-my', 'employee', () => asked('2025-06-02')),
  step('cancel-my', 'employee', latest),
  step('submit', 'administrator', ({ notes }) => ({ employeeId: notes.employeeId, ...asked('2025-06-03') })),
  step('confirm', 'administrator', async (scene) => ({ ...(await latest(scene)), actualHoursByDate: ['1.5', '1'] }), approve),
  { procedure: 'time/overtime/export-overtime-hours', by: 'administrator', input: () => ({ from: '2025-06-01', until: '2025-06-30' }) },
  step('cancel', 'administrator', async (scene) => ({ ...(await latest(scene)), reason: 'Another day' })),
];
