import type { Scene, Step } from '../../step.ts';

const name = { en: 'Story', 'zh-CN': '故事' };
const places = { country: 'FR', currency: 'EUR', timeZone: 'Europe/Paris' };
const made = async ({ server }: Scene) =>
  await server.prisma.legalEntity.findUniqueOrThrow({ where: { code: 'STORY' }, select: { id: true, version: true } });
const step = (verb: string, input: Step['input']): Step => ({
  procedure: `org/legal-entities/${verb}-legal-entity`,
  by: 'administrator',
  input,
});

/** A legal entity from its making to its end. */
export const steps: readonly Step[] = [
  step('create', () => ({ code: 'STORY', name, ...places, calendarId: null, address: '1, rue du Conte', registrationNumber: null })),
  step('update', async (scene) => ({ ...(await made(scene)), name: { en: 'Stories', 'zh-CN': '故事集' }, currency: 'CHF' })),
  step('delete', made),
];
