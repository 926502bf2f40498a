import { AppError } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import { importJobColumns } from '@wagewright/db/columns';
import type { FileOwner } from '../files/index.ts';
import type { ImportEntities } from './import-entity.ts';
import { isImportSeen, subjectOf } from './load-import.ts';

function holdsNumbers({ columns, layout }: Pick<Prisma.ImportJobModel, 'columns' | 'layout'>): boolean {
  const sealed = new Set(importJobColumns.columns(columns).flatMap(({ code, isSealed }) => (isSealed ? [code] : [])));
  // what it has is not known before it is read
  return sealed.size > 0 && (importJobColumns.layout(layout)?.some(({ code }) => code !== null && sealed.has(code)) ?? true);
}

/**
 * Whoever may read what a file was imported into may read the file; it stays with its import. Numbers of people leave one by one, each look on record (ADR 134): a file
 * with a column of them is handed to nobody but whoever brought it.
 */
export const importFiles = (entities: ImportEntities): FileOwner => ({
  isSeen: async ({ tx, actor }, id) => {
    const row = await tx.importJob.findUnique({ where: { id } });
    if (!row || (row.startedByUserId !== actor.userId && holdsNumbers(row))) return false;
    return await isImportSeen({ tx, actor }, entities[subjectOf(row).entity], row);
  },
  letGo: async (_call, id) => {
    throw new AppError('NOT_FOUND', { what: 'file', id });
  },
});
