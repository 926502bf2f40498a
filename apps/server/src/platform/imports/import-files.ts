import { AppError } from '@wagewright/contracts';
import { importEntities } from '@wagewright/contracts/platform/imports';
import type { FileOwner } from '../files/index.ts';
import { type ImportEntities } from './import-entity.ts';
import { subjectOf } from './load-import.ts';

/** Whoever may read what a file was imported into may read the file; it stays with its import. */
export const importFiles = (entities: ImportEntities): FileOwner => ({
  isSeen: async ({ tx, actor }, id) => {
    const row = await tx.importJob.findUnique({ where: { id } });
    if (!row) return false;
    const { entity, id: subjectId } = subjectOf(row);
    const reach = actor.grants.get(importEntities[entity].readPermission);
    return reach !== undefined && (await entities[entity].within({ tx, actor }, reach, [subjectId])).length > 0;
  },
  letGo: async (_call, id) => {
    throw new AppError('NOT_FOUND', { what: 'file', id });
  },
});
