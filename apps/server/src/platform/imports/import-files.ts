import { AppError } from '@wagewright/contracts';
import { importEntities } from '@wagewright/contracts/platform/imports';
import type { FileOwner } from '../files/index.ts';
import { type ImportEntities, isWithin } from './import-entity.ts';
import { subjectOf } from './load-import.ts';

/** Whoever may read what a file was imported into may read the file; it stays with its import. */
export const importFiles = (entities: ImportEntities): FileOwner => ({
  isSeen: async ({ tx, actor }, id) => {
    const row = await tx.importJob.findUnique({ where: { id } });
    if (!row) return false;
    const subject = subjectOf(row);
    const reach = actor.grants.get(importEntities[subject.entity].readPermission);
    return await isWithin({ tx, actor }, entities[subject.entity], subject, reach);
  },
  letGo: async (_call, id) => {
    throw new AppError('NOT_FOUND', { what: 'file', id });
  },
});
