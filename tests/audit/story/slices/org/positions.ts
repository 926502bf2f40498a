import type { Scene, Step } from '../../step.ts';

const name = { en: 'Story', 'zh-CN': '故事' };
const made = async ({ server }: Scene) =>
  await server.prisma.position.findUniqueOrThrow({ where: { code: 'STORY' }, select: { id: true, version: true } });
const step = (verb: string, input: Step['input']): Step => ({ procedure: `org/positions/${verb}-position`, by: 'administrator', input });

/** A position from its making to its end. */
export const steps: readonly Step[] = [
  step('create', () => ({ code: 'STORY', name, gradeId: null })),
  step('update', async (scene) => ({ ...(await made(scene)), name: { en: 'Stories', 'zh-CN': '故事集' } })),
  step('delete', made),
];
