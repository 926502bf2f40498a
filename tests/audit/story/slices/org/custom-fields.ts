import type { Scene, Step } from '../../step.ts';

const label = { en: 'Story', 'zh-CN': '故事' };
const made = async ({ server }: Scene) =>
  await server.prisma.customField.findFirstOrThrow({ where: { key: 'story' }, select: { id: true, version: true } });
const step = (verb: string, input: Step['input']): Step => ({
  procedure: `org/custom-fields/${verb}-custom-field`,
  by: 'administrator',
  input,
});

/** A field from its making to its end. */
export const steps: readonly Step[] = [
  step('create', () => ({ entity: 'employee', key: 'story', type: 'text', label, mask: 'AA-99' })),
  step('update', async (scene) => ({ ...(await made(scene)), label: { en: 'Stories', 'zh-CN': '故事集' } })),
  step('delete', made),
];
