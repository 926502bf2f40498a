import { AppError, limits, type OutputOf } from '@wagewright/contracts';
import type { FileOwnerKind, uploadFile } from '@wagewright/contracts/platform/files';
import type { Prisma } from '@wagewright/db';
import { storedFileColumns } from '@wagewright/db/columns';
import type { ChangeTools } from '../../core/change-tools.ts';
import type { FileOwners, FileReader } from './file-owner.ts';

export type StoredFile = Prisma.StoredFileGetPayload<object>;

export const viewFile = ({ id, name, type, bytes, uploadedAt }: StoredFile): OutputOf<typeof uploadFile> => ({
  id,
  name,
  type,
  bytes,
  uploadedAt: uploadedAt.toISOString(),
});

/** What the audit says of a file. */
export const toldOf = ({ name, type, bytes, checksum }: Pick<StoredFile, 'name' | 'type' | 'bytes' | 'checksum'>) => ({
  name,
  type,
  bytes,
  sha256: Buffer.from(checksum).toString('hex'),
});

/** The thing that files belong to. */
export interface OwnerOfFiles {
  readonly kind: FileOwnerKind;
  readonly id: number;
}

/**
 * A file that somebody may read: one that belongs to nothing yet is its uploader's alone.
 * @throws AppError NOT_FOUND, for what they may not read as for what does not exist
 */
export async function loadFile(reader: FileReader, owners: FileOwners, id: number): Promise<StoredFile> {
  const file = await reader.tx.storedFile.findFirst({ where: { id, removedAt: null } });
  const isSeen = async ({ ownerKind, ownerId, uploadedByUserId }: StoredFile): Promise<boolean> => {
    const kind = storedFileColumns.ownerKind(ownerKind);
    if (kind === null || ownerId === null) return uploadedByUserId === reader.actor.userId;
    return await owners[kind].isSeen(reader, ownerId);
  };
  if (!file || !(await isSeen(file))) throw new AppError('NOT_FOUND', { what: 'file', id });
  return file;
}

/** All files that belong or belonged to a thing, in the order in which they came. */
export const filesOf = (tx: Pick<Prisma.TransactionClient, 'storedFile'>, { kind, id }: OwnerOfFiles): Promise<StoredFile[]> =>
  tx.storedFile.findMany({ where: { ownerKind: kind, ownerId: id }, orderBy: { id: 'asc' } });

/**
 * Adds files, which the caller has brought and which belong to nothing yet, to a thing that the caller has locked and may add to.
 * @param part what of the thing they come with: of an approval, a decision
 * @throws AppError NOT_FOUND for a file that is somebody else's, gone, or belongs to something; TOO_MANY
 */
export async function attachFiles(
  { tx, audit, actor }: Pick<ChangeTools, 'tx' | 'audit'> & { readonly actor: { readonly userId: number } },
  { kind, id: ownerId }: OwnerOfFiles,
  part: number,
  fileIds: readonly number[],
): Promise<void> {
  if (fileIds.length === 0) return;
  const ids = [...new Set(fileIds)];
  if ((await tx.storedFile.count({ where: { ownerKind: kind, ownerId } })) + ids.length > limits.filesPerOwnerMax)
    throw new AppError('TOO_MANY', { what: 'files', count: limits.filesPerOwnerMax });
  for (const id of ids) {
    const where = { id, uploadedByUserId: actor.userId, ownerKind: null, removedAt: null };
    const { count } = await tx.storedFile.updateMany({ where, data: { ownerKind: kind, ownerId, ownerPart: part } });
    if (count === 0) throw new AppError('NOT_FOUND', { what: 'file', id });
    audit({ entity: 'file', entityId: id, after: { ownerKind: kind, ownerId } });
  }
}
