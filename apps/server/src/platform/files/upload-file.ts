import { AppError, limits } from '@wagewright/contracts';
import { uploadFile as contract } from '@wagewright/contracts/platform/files';
import type { Prisma } from '@wagewright/db';
import { implementSteppedMutation } from '../../core/implement.ts';
import { columnsOfKept, discard, keepUpload } from './keep-upload.ts';
import { toldOf, viewFile } from './stored-files.ts';

/** @throws AppError TOO_MANY where somebody has brought so many files that belong to nothing */
async function requireRoom(tx: Pick<Prisma.TransactionClient, 'storedFile'>, uploadedByUserId: number): Promise<void> {
  const loose = await tx.storedFile.count({ where: { uploadedByUserId, ownerKind: null, removedAt: null } });
  if (loose >= limits.looseFilesMax)
    throw new AppError('TOO_MANY', { what: 'files that were added to nothing', count: limits.looseFilesMax });
}

export const uploadFile = implementSteppedMutation(contract, async ({ input: { purpose }, actor, context, deps, inTransaction }) => {
  await requireRoom(deps.db.prisma, actor.userId);
  const kept = await keepUpload(deps, context.http.file, purpose);
  try {
    return await inTransaction(async ({ tx, locks, audit }) => {
      await locks.take('user', actor.userId);
      await requireRoom(tx, actor.userId);
      const owned = { purpose, uploadedByUserId: actor.userId, uploadedAt: deps.clock() };
      const file = await tx.storedFile.create({ data: { ...columnsOfKept(deps, kept), ...owned } });
      audit({ entity: 'file', entityId: file.id, after: toldOf(file) });
      return viewFile(file);
    });
  } catch (error) {
    await discard(deps, kept);
    throw error;
  }
});
