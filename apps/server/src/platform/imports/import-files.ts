import { AppError } from '@wagewright/contracts';
import type { FileOwner } from '../files/index.ts';
import type { ImportEntities } from './import-entity.ts';
import { isImportSeen, subjectOf } from './load-import.ts';

/** Whoever may read what a file was imported into may read the file; it stays with its import. */
export const importFiles = (entities: ImportEntities): FileOwner => ({
  isSeen: async ({ tx, actor }, id) => {
    const row = await tx.importJob.findUnique({ where: { id } });
    if (!row) return false;
    return await isImportSeen({ tx, actor }, entities[subjectOf(row).entity], row);
  },
  letGo: async (_call, id) => {
    throw new AppError('NOT_FOUND', { what: 'file', id });
  },
});
