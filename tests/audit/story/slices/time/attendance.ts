import type { Scene, Step } from '../../step.ts';

const step = (verb: string, input: Step['input']): Step => ({ procedure: `time/attendance/${verb}`, by: 'administrator', input });
const latest = async ({ server, notes }: Scene) =>
  await server.prisma.punch.findFirstOrThrow({ where: { employeeId: notes.employeeId }, orderBy: { id: 'desc' }, select: { id: true } });
const number = async ({ server, notes }: Scene) =>
  (await server.prisma.employee.findUniqueOrThrow({ where: { id: notes.employeeId } })).employeeNumber;

/** Somebody comes on a Saturday by hand, goes by a device, and one of both is withdrawn. */
export const steps: readonly Step[] = [
  step('add-punch', ({ notes }) => ({ employeeId: notes.employeeId, date: '2025-06-07', time: '08:00', direction: 'in', reason: 'Story' })),
  step('put-punches', async (scene) => ({
    device: 'Gate',
    punches: [{ externalId: 'story', employeeNumber: await number(scene), at: '2025-06-07T20:30:00Z' }],
  })),
  step('withdraw-punch', async (scene) => ({ ...(await latest(scene)), reason: 'Story' })),
];
