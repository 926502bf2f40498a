import { AppError } from '@wagewright/contracts';
import { type ImportSubject, importEntities } from '@wagewright/contracts/platform/imports';
import type { Prisma } from '@wagewright/db';
import { importJobColumns } from '@wagewright/db/columns';
import type { Locks } from '../../core/for-change.ts';
import { type ImportReader, isWithin } from './import-entity.ts';
import { openSubject } from './open-subject.ts';

export const importInclude = { file: true, startedBy: true, writtenBy: true, undoneBy: true } as const satisfies Prisma.ImportJobInclude;
export type ImportRecord = Prisma.ImportJobGetPayload<{ include: typeof importInclude }>;

export const subjectOf = ({
  entity,
  subjectId,
  subjectPart,
}: Pick<ImportRecord, 'entity' | 'subjectId' | 'subjectPart'>): ImportSubject => ({
  entity: importJobColumns.entity(entity),
  id: subjectId,
  ...(subjectPart === null ? {} : { part: subjectPart }),
});

const find = (tx: Pick<Prisma.TransactionClient, 'importJob'>, id: number): Promise<ImportRecord | null> =>
  tx.importJob.findUnique({ where: { id }, include: importInclude });

/** @throws AppError NOT_FOUND for what the caller may not read as for what does not exist */
export async function readImport(reader: ImportReader, id: number): Promise<ImportRecord> {
  const row = await find(reader.tx, id);
  if (!row || !(await isSeen(reader, row))) throw new AppError('NOT_FOUND', { what: 'import', id });
  return row;
}

async function isSeen(reader: ImportReader, row: ImportRecord): Promise<boolean> {
  const subject = subjectOf(row);
  const reach = reader.actor.grants.get(importEntities[subject.entity].readPermission);
  return await isWithin(reader, reader.deps.importEntities[subject.entity], subject, reach);
}

/**
 * Locks an import that the caller may change, and reads it as it is then.
 * @throws AppError NOT_FOUND, AUTHORIZATION_REQUIRED
 */
export async function loadImportForChange(
  reader: ImportReader & { readonly locks: Locks },
  id: number,
  method: string,
): Promise<ImportRecord> {
  const found = await readImport(reader, id);
  await openSubject(reader, subjectOf(found), 'import', method);
  await reader.locks.take('import', id);
  return await readImport(reader, id);
}
