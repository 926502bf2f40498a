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
export const toldOf = ({ name, type, bytes, checksum, contentKey }: StoredFile) => ({
  name,
  type,
  bytes,
  ...(contentKey ? {} : { sha256: Buffer.from(checksum).toString('hex') }),
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

/** The files that belong to many things of a kind and are still there, by thing. */
export async function filesOfMany(
  tx: Pick<Prisma.TransactionClient, 'storedFile'>,
  kind: FileOwnerKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredFile[]>> {
  if (ids.length === 0) return new Map();
  const where = { ownerKind: kind, ownerId: { in: [...ids] }, removedAt: null };
  const files = await tx.storedFile.findMany({ where, orderBy: { id: 'asc' } });
  return Map.groupBy(files, ({ ownerId }) => ownerId ?? 0);
}

/** Takes all files away from a thing that goes itself, and which the caller has locked. */
export async function letFilesGo(
  { tx, audit, deps }: Pick<ChangeTools, 'tx' | 'audit'> & { readonly deps: { readonly clock: () => Date } },
  { kind, id }: OwnerOfFiles,
): Promise<void> {
  const files = await tx.storedFile.findMany({ where: { ownerKind: kind, ownerId: id, removedAt: null } });
  for (const file of files) {
    await tx.storedFile.update({ where: { id: file.id }, data: { removedAt: deps.clock() } });
    audit({ entity: 'file', entityId: file.id, before: { ...toldOf(file), ownerKind: kind, ownerId: id } });
  }
}

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
