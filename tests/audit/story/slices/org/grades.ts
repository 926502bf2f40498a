import type { Scene, Step } from '../../step.ts';

const name = { en: 'Story', 'zh-CN': '故事' };
const made = async ({ server }: Scene) =>
  await server.prisma.grade.findUniqueOrThrow({ where: { code: 'STORY' }, select: { id: true, version: true } });
const step = (verb: string, input: Step['input']): Step => ({ procedure: `org/grades/${verb}-grade`, by: 'administrator', input });

/** A grade from its making to its end. */
export const steps: readonly Step[] = [
  step('create', () => ({ code: 'STORY', name, rank: 3 })),
  step('update', async (scene) => ({ ...(await made(scene)), name: { en: 'Stories', 'zh-CN': '故事集' } })),
  step('delete', made),
];
