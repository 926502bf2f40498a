import type { FilePurposeName } from '@wagewright/contracts/platform/files';
import type { ChangeTools } from '../../core/change-tools.ts';
import type { IncomingFile } from '../../core/context.ts';
import type { Deps } from '../../core/deps.ts';
import { columnsOfKept, keepUpload } from './keep-upload.ts';
import { type StoredFile, toldOf } from './stored-files.ts';

/** A file that the product has made for somebody: kept, and not theirs yet. */
export interface MadeFile {
  /** It is theirs alone, and is swept after a day as what they bring themselves. */
  giveTo(change: Pick<ChangeTools, 'tx' | 'audit'>, userId: number, at: Date): Promise<StoredFile>;
}

/** Keeps what is made, piece by piece, as if it was brought. */
export async function keepMadeFile(deps: Deps, made: IncomingFile, purpose: FilePurposeName): Promise<MadeFile> {
  const kept = await keepUpload(deps, made, purpose);
  return {
    giveTo: async ({ tx, audit }, uploadedByUserId, uploadedAt) => {
      const file = await tx.storedFile.create({
        data: { ...columnsOfKept(deps, kept), purpose, uploadedByUserId, uploadedAt },
      });
      audit({ entity: 'file', entityId: file.id, after: toldOf(file) });
      return file;
    },
  };
}
