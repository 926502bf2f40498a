import type { FileOwnerKind } from '@wagewright/contracts/platform/files';
import type { Prisma } from '@wagewright/db';
import type { Actor } from '../../core/actor.ts';
import type { ChangeTools } from '../../core/change-tools.ts';

interface Clocked {
  readonly clock: () => Date;
}

/** Who wants to read a file, and with which connection it is found out. */
export interface FileReader {
  readonly tx: Prisma.TransactionClient;
  readonly actor: Actor;
  readonly deps: Clocked;
}

export type FileRemoval = ChangeTools & { readonly actor: Actor; readonly deps: Clocked };

/**
 * What a kind of thing says about the files that belong to it. Registered in compose.ts, because such things live in later areas. Files come to a
 * thing by its own procedures, through `attachFiles`, with the thing locked.
 */
export interface FileOwner {
  /** Whether somebody may see the thing, and so read its files. */
  isSeen(reader: FileReader, ownerId: number): Promise<boolean>;
  /**
   * Lets a file go that the caller has brought: locks the thing, asks its machine, and notes that it has changed.
   * @throws AppError ILLEGAL_TRANSITION where it keeps its files now
   */
  letGo(call: FileRemoval, ownerId: number): Promise<void>;
}

export type FileOwners = Readonly<Record<FileOwnerKind, FileOwner>>;
