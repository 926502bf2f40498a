import { AppError } from '@wagewright/contracts';
import { attachFiles, type FileOwner, filesOfMany, letFilesGo, type StoredFile } from '../../platform/files/index.ts';
import type { Changing } from './whose-documents.ts';

/** They leave by a door of their own, which records who was handed them; and go and come with their document. */
export const documentFiles: FileOwner = {
  isSeen: async () => false,
  letGo: async (_call, id) => {
    throw new AppError('NOT_FOUND', { what: 'file', id });
  },
};

/** The file of each document that has one. */
export async function fileByDocument(
  tx: Parameters<typeof filesOfMany>[0],
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredFile>> {
  const files = [...(await filesOfMany(tx, 'document', ids))];
  return new Map(files.flatMap(([id, kept]) => kept.slice(-1).map((file) => [id, file] as const)));
}

/**
 * Gives a document, whose person is locked, the file that the caller has brought for it, in the place of the one before; null takes that away.
 * @throws AppError NOT_FOUND; DOCUMENT_FILE_UNFIT for one that is kept in clear; TOO_MANY after a hundred of them
 */
export async function takeFile(call: Pick<Changing, 'tx' | 'audit' | 'actor' | 'deps'>, id: number, fileId: number | null): Promise<void> {
  if (fileId !== null) {
    const brought = await call.tx.storedFile.findFirst({ where: { id: fileId, uploadedByUserId: call.actor.userId, ownerKind: null } });
    if (brought && brought.purpose !== 'document') throw new AppError('DOCUMENT_FILE_UNFIT', { name: brought.name });
  }
  const owner = { kind: 'document', id } as const;
  await letFilesGo(call, owner);
  if (fileId !== null) await attachFiles(call, owner, 0, [fileId]);
}
