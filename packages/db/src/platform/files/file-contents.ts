import type { Pool } from 'pg';
import { readsOfPool, sqlOfClient } from '../../sql.ts';
import { createSecrets, noSecretKeys, type Secrets } from '../secrets/index.ts';
import type { ContentPlace } from './content-place.ts';
import { databasePlace } from './database-place.ts';
import { folderPlace } from './folder-place.ts';
import { type ContentKey, openContentKey, sealedPlace } from './sealed-place.ts';

/** Where contents of files can be kept. */
export const filePlaces = ['database', 'folder'] as const;
export type FilePlace = (typeof filePlaces)[number];

/** What a file's row says of its content. */
export interface KeptContent {
  readonly content: string;
  readonly place: FilePlace;
  readonly contentKey: Uint8Array | null;
}

/** The contents of all files: new ones go to one place, and each is read from the place that it was written to. */
export interface FileContents {
  readonly place: FilePlace;
  /** @throws Error for a file of a folder that this process was not told of */
  in(place: FilePlace): ContentPlace;
  /** The place where new ones go, as it is seen with the key of one; without a key, contents are kept as they come. */
  forNew(key: ContentKey | null): ContentPlace;
  /**
   * A content in clear, piece by piece.
   * @throws AppError SECRET_KEY_MISSING, SECRET_UNREADABLE at once; Error at the piece that is not what was sealed
   */
  read(kept: KeptContent): AsyncIterable<Uint8Array>;
  /** All that this process knows of. */
  readonly places: readonly ContentPlace[];
}

/**
 * @param folder absolute path of where to keep contents; without it, the database keeps them
 * @param secrets by which keys of contents are opened; without them, only what is kept as it came can be read
 */
export function openFileContents(pool: Pool, folder?: string, secrets: Secrets = createSecrets(noSecretKeys)): FileContents {
  const sql = sqlOfClient(pool);
  const database = databasePlace(readsOfPool(pool), sql);
  const places: Readonly<Record<FilePlace, ContentPlace | undefined>> = {
    database,
    folder: folder === undefined ? undefined : folderPlace(folder, sql),
  };
  const place = folder === undefined ? 'database' : 'folder';
  const within = (kept: FilePlace): ContentPlace => {
    const known = places[kept];
    if (!known) throw new Error('The file is kept in a folder: set FILES_FOLDER to it.');
    return known;
  };
  const seenBy = (key: ContentKey | null, kept: FilePlace): ContentPlace => (key ? sealedPlace(within(kept), key) : within(kept));
  return {
    place,
    in: within,
    forNew: (key) => seenBy(key, place),
    read: (kept) => seenBy(kept.contentKey && openContentKey(secrets, kept.content, kept.contentKey), kept.place).read(kept.content),
    places: Object.values(places).filter((known) => known !== undefined),
  };
}
