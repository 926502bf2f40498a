import type { Scene, Step } from '../../step.ts';

const name = { en: 'Story', 'zh-CN': '故事' };
const made = async ({ server }: Scene) =>
  await server.prisma.costCenter.findUniqueOrThrow({ where: { code: 'STORY' }, select: { id: true, version: true } });
const step = (verb: string, input: Step['input']): Step => ({
  procedure: `org/cost-centers/${verb}-cost-center`,
  by: 'administrator',
  input,
});

/** A cost center from its making to its end. */
export const steps: readonly Step[] = [
  step('create', () => ({ code: 'STORY', name })),
  step('update', async (scene) => ({ ...(await made(scene)), name: { en: 'Stories', 'zh-CN': '故事集' } })),
  step('delete', made),
];
