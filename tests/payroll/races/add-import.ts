import { randomUUID } from 'node:crypto';
import type { Stage } from '../stage.ts';

type Prisma = Stage['server']['prisma'];

/** A checked import into a table that is typed into a batch; its row is of no matter here. */
export async function addImport(prisma: Prisma, batchId: number, table: string): Promise<number> {
  const { id: userId } = await prisma.user.findFirstOrThrow({ where: { account: { startsWith: 'clerk@' } } });
  const at = new Date();
  const stored = { type: 'text/plain', bytes: 1, checksum: Buffer.alloc(32), content: randomUUID(), place: 'database' };
  const file = await prisma.storedFile.create({
    data: { purpose: 'import', name: 'race.csv', ...stored, uploadedByUserId: userId, uploadedAt: at },
  });
  const whose = { entity: 'batch-input', subjectId: batchId, subjectPart: table, title: { en: 'Race' }, target: {}, fileId: file.id };
  const options = { mode: 'create-and-update', writeback: 'create-and-update', matching: 'name', empty: 'ignore', reading: {} };
  const asked = { startedByUserId: userId, startedAt: at, askedByUserId: userId, askedAt: at };
  return (await prisma.importJob.create({ data: { ...whose, status: 'checked', options, columns: [], created: 1, ...asked } })).id;
}
