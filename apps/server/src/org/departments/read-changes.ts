import type { PrismaClient } from '@wagewright/db';
import { readRecordEntries, toldText } from '../../platform/audit/index.ts';

/** Who did what with a record of the organisation and why, the latest first. */
export async function readChanges(prisma: PrismaClient, entity: string, id: number, take?: number) {
  const entries = await readRecordEntries(prisma, entity, id, take);
  return entries.map(({ at, by, action, after }) => ({ at, by, action, reason: toldText(after, 'reason') }));
}
