import { withoutBalance } from '@wagewright/contracts/time/leave';
import type { Scene, Step } from '../../step.ts';

const name = { en: 'Story', 'zh-CN': '故事' };
const county = async ({ server }: Scene) => (await server.prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } })).id;
const typeOf = async ({ server }: Scene, code: string) =>
  await server.prisma.leaveType.findUniqueOrThrow({ where: { code }, select: { id: true, version: true } });
const step = (verb: string, by: Step['by'], input: Step['input'], first?: Step['first']): Step => ({
  procedure: `time/leave/${verb}`,
  by,
  input,
  ...(first ? { first } : {}),
});
const latest = async ({ server, notes }: Scene) =>
  await server.prisma.leaveRequest.findFirstOrThrow({
    where: { employeeId: notes.employeeId },
    orderBy: { id: 'desc' },
    select: { id: true, version: true },
  });
const asked = async (scene: Scene, startDate: string) => ({ typeId: (await typeOf(scene, 'VACATION')).id, startDate, endDate: startDate });

/** The latest request as if it had been approved and counted. */
async function approve(scene: Scene): Promise<void> {
  const { prisma } = scene.server;
  const { id } = await latest(scene);
  const request = await prisma.leaveRequest.update({ where: { id }, data: { status: 'approved' } });
  const { employeeId, typeId, startDate: day } = request;
  const about = { employeeId, typeId, kind: 'request', key: `request/${id}/2026-01-01`, year: new Date('2026-01-01'), day, requestId: id };
  const facts = { why: 'request', requestId: id, from: '2026-12-16', until: '2026-12-16' };
  await prisma.leaveEntry.create({ data: { ...about, numerator: -8, denominator: 1, facts } });
}

/** A type of leave with its rules; leave that is asked for and taken back, by oneself and by HR; a balance that is adjusted. */
export const steps: readonly Step[] = [
  step('create-leave-type', 'administrator', async (scene) => ({
    code: 'STORY',
    name,
    paid: true,
    legalEntityId: await county(scene),
    unit: 'days',
    from: '2026-01-01',
    rule: withoutBalance,
  })),
  step('update-leave-type', 'administrator', async (scene) => ({ ...(await typeOf(scene, 'STORY')), isActive: false })),
  step('put-leave-rule', 'administrator', async (scene) => ({
    ...(await typeOf(scene, 'STORY')),
    from: '2031-01-01',
    rule: { ...withoutBalance, keepsBalance: true },
  })),
  step('submit-my-leave', 'employee', (scene) => asked(scene, '2026-12-15')),
  step('cancel-my-leave', 'employee', latest),
  step('submit-leave', 'administrator', async (scene) => ({ employeeId: scene.notes.employeeId, ...(await asked(scene, '2026-12-16')) })),
  step('cancel-leave', 'administrator', async (scene) => ({ ...(await latest(scene)), reason: 'Back at work' }), approve),
  step('adjust-leave', 'administrator', async (scene) => ({
    employeeId: scene.notes.employeeId,
    typeId: (await typeOf(scene, 'VACATION')).id,
    day: '2026-01-01',
    amount: '4.5',
    reason: 'Opening balance',
  })),
];
