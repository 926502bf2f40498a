import { AppError } from '@wagewright/contracts';
import { removeFile as contract } from '@wagewright/contracts/platform/files';
import { storedFileColumns } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { loadFile, toldOf } from './stored-files.ts';

export const removeFile = implementMutation(contract, async (call) => {
  const { input, actor, deps, tx, audit } = call;
  const file = await loadFile({ tx, actor, deps }, deps.fileOwners, input.id);
  if (file.uploadedByUserId !== actor.userId) throw new AppError('FILE_OF_ANOTHER', { name: file.name });
  const kind = storedFileColumns.ownerKind(file.ownerKind);
  if (kind !== null && file.ownerId !== null) await deps.fileOwners[kind].letGo(call, file.ownerId);
  const where = { id: file.id, ownerKind: file.ownerKind, removedAt: null };
  const { count } = await tx.storedFile.updateMany({ where, data: { removedAt: deps.clock() } });
  if (count === 0) throw new AppError('NOT_FOUND', { what: 'file', id: file.id });
  audit({ entity: 'file', entityId: file.id, before: { ...toldOf(file), ownerKind: kind, ownerId: file.ownerId } });
  return { id: file.id };
});
