import type { Scene, Step } from '../../step.ts';

const name = { en: 'Story', 'zh-CN': '故事' };
const made = async ({ server }: Scene) =>
  await server.prisma.shift.findUniqueOrThrow({ where: { code: 'STORY' }, select: { id: true, version: true } });
const step = (verb: string, input: Step['input']): Step => ({ procedure: `time/shifts/${verb}-shift`, by: 'administrator', input });

/** A shift from its making to its end. */
export const steps: readonly Step[] = [
  step('create', () => ({
    code: 'STORY',
    name,
    legalEntityId: null,
    start: '22:00',
    end: '06:00',
    breaks: [{ start: '02:00', end: '02:30' }],
  })),
  step('update', async (scene) => ({ ...(await made(scene)), name: { en: 'Stories', 'zh-CN': '故事集' } })),
  step('delete', made),
];
