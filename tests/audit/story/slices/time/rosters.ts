import type { Scene, Step } from '../../step.ts';

const name = { en: 'Story', 'zh-CN': '故事' };
const county = async ({ server }: Scene) => (await server.prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } })).id;
const shift = async ({ server }: Scene) => (await server.prisma.shift.findUniqueOrThrow({ where: { code: 'MCG-DAY' } })).id;
const made = async ({ server }: Scene) =>
  await server.prisma.roster.findUniqueOrThrow({ where: { code: 'STORY' }, select: { id: true, version: true } });
const given = async (scene: Scene) =>
  await scene.server.prisma.rosterAssignment.findFirstOrThrow({ where: { rosterId: (await made(scene)).id }, select: { id: true } });
const step = (verb: string, input: Step['input']): Step => ({ procedure: `time/rosters/${verb}`, by: 'administrator', input });

/** A roster from its making to its end; somebody has it in between. */
export const steps: readonly Step[] = [
  step('create-roster', async (scene) => ({
    code: 'STORY',
    name,
    legalEntityId: await county(scene),
    anchorDate: '2026-01-05',
    pattern: [await shift(scene), null],
    followsCalendar: false,
    isClocked: false,
  })),
  step('update-roster', async (scene) => ({ ...(await made(scene)), name: { en: 'Stories', 'zh-CN': '故事集' } })),
  step('assign-roster', async (scene) => ({
    target: { kind: 'employee', id: scene.notes.employeeId },
    from: '2031-01-01',
    rosterId: (await made(scene)).id,
  })),
  step('remove-roster-assignment', given),
  step('delete-roster', made),
];
