import { randomUUID } from 'node:crypto';
import type { Scene, Step } from '../../step.ts';

const step = (verb: string, by: Step['by'], input: Step['input']): Step => ({ procedure: `org/documents/${verb}-document`, by, input });
const latest = async ({ server, notes: { employeeId } }: Scene) =>
  await server.prisma.employeeDocument.findFirstOrThrow({
    where: { employeeId },
    orderBy: { id: 'desc' },
    select: { id: true, version: true, addedByUserId: true },
  });
const seen = async (scene: Scene) => {
  const { id, version } = await latest(scene);
  return { id, version };
};
const content = { kind: 'resume', title: 'Resume' };

/** The document of before gets a file. */
async function giveFile(scene: Scene): Promise<void> {
  const { id, addedByUserId } = await latest(scene);
  const told = {
    purpose: 'document',
    name: 'Resume.pdf',
    type: 'application/pdf',
    bytes: 1,
    checksum: new Uint8Array(),
    place: 'database',
  };
  const owned = { ownerKind: 'document', ownerId: id, content: randomUUID(), uploadedByUserId: addedByUserId, uploadedAt: new Date() };
  await scene.server.prisma.storedFile.create({ data: { ...told, ...owned } });
}

/** Somebody brings a resume and says it anew; HR is handed its file, and deletes it. */
export const steps: readonly Step[] = [
  step('add', 'employee', () => content),
  step('change', 'employee', async (scene) => ({ ...(await seen(scene)), ...content, issuedOn: '2025-01-01' })),
  { ...step('download', 'administrator', async (scene) => ({ id: (await latest(scene)).id })), first: giveFile },
  step('remove', 'administrator', async (scene) => ({ ...(await seen(scene)), reason: 'Story' })),
];
