import type { Scene, Step } from '../../step.ts';

const step = (verb: string, by: Step['by'], input: Step['input']): Step => ({ procedure: `org/certificates/${verb}`, by, input });
const latest = async ({ server, notes }: Scene) =>
  await server.prisma.certificate.findFirstOrThrow({ where: { employeeId: notes.employeeId }, orderBy: { id: 'desc' } });
const seen = async (scene: Scene) => {
  const { id, version } = await latest(scene);
  return { id, version };
};
const idOf = async (scene: Scene) => ({ id: (await latest(scene)).id });
const certificate = { kind: 'employment', language: 'en' };
const reason = 'Story';
const text = { en: '{name} works here.', 'zh-CN': '{name}在此任职。' };

/** Certificates that are withdrawn, refused, issued as asked for and at once; one is handed out, verified and revoked. */
export const steps: readonly Step[] = [
  step('put-certificate-template', 'administrator', async ({ server: { prisma } }) => ({
    legalEntityId: (await prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } })).id,
    kind: 'employment',
    version: 0,
    template: { heading: text, text },
  })),
  step('ask-certificate', 'employee', () => certificate),
  step('withdraw-certificate', 'employee', seen),
  {
    ...step('refuse-certificate', 'administrator', async (scene) => ({ ...(await seen(scene)), reason })),
    first: async ({ server, notes }) => {
      await server.prisma.certificate.create({ data: { ...certificate, employeeId: notes.employeeId, askedAt: new Date() } });
    },
  },
  {
    ...step('issue-asked-certificate', 'administrator', seen),
    first: async ({ server, notes }) => {
      await server.prisma.certificate.create({ data: { ...certificate, employeeId: notes.employeeId, askedAt: new Date() } });
    },
  },
  step('issue-certificate', 'administrator', ({ notes: { employeeId } }) => ({ employeeId, ...certificate })),
  step('download-my-certificate', 'employee', idOf),
  step('download-certificate', 'administrator', idOf),
  step('verify-certificate', 'nobody', async (scene) => ({ number: (await latest(scene)).number })),
  step('revoke-certificate', 'administrator', async (scene) => ({ ...(await seen(scene)), reason })),
];
