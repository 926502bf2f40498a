import { AppError } from '@wagewright/contracts';
import { type ImportSubject, importEntityOf } from '@wagewright/contracts/platform/imports';
import type { Prisma } from '@wagewright/db';
import { importJobColumns } from '@wagewright/db/columns';
import type { Locks } from '../../core/for-change.ts';
import { type ImportEntity, type ImportReader, isWithin } from './import-entity.ts';
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

/** Whether the caller may read what a file was imported into, and what all of its columns say. */
export async function isImportSeen(
  reader: Pick<ImportReader, 'tx' | 'actor'>,
  entity: Pick<ImportEntity, 'within' | 'partsWithin'>,
  row: Pick<ImportRecord, 'entity' | 'subjectId' | 'subjectPart' | 'columns'>,
): Promise<boolean> {
  const subject = subjectOf(row);
  const { readPermission, columnNeeds = [] } = importEntityOf(subject.entity);
  const has = new Set(importJobColumns.columns(row.columns).map(({ needs }) => needs));
  for (const permission of [readPermission, ...columnNeeds.filter((needs) => has.has(needs))])
    if (!(await isWithin(reader, entity, subject, reader.actor.grants.get(permission)))) return false;
  return true;
}

const isSeen = (reader: ImportReader, row: ImportRecord): Promise<boolean> =>
  isImportSeen(reader, reader.deps.importEntities[subjectOf(row).entity], row);

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
