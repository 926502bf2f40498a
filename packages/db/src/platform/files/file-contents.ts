import type { Pool } from 'pg';
import { readsOfPool, sqlOfClient } from '../../sql.ts';
import type { ContentPlace } from './content-place.ts';
import { databasePlace } from './database-place.ts';
import { folderPlace } from './folder-place.ts';

/** Where contents of files can be kept. */
export const filePlaces = ['database', 'folder'] as const;
export type FilePlace = (typeof filePlaces)[number];

/** The contents of all files: new ones go to one place, and each is read from the place that it was written to. */
export interface FileContents {
  readonly place: FilePlace;
  /** @throws Error for a file of a folder that this process was not told of */
  in(place: FilePlace): ContentPlace;
  /** All that this process knows of. */
  readonly places: readonly ContentPlace[];
}

/** @param folder absolute path of where to keep contents; without it, the database keeps them */
export function openFileContents(pool: Pool, folder?: string): FileContents {
  const sql = sqlOfClient(pool);
  const database = databasePlace(readsOfPool(pool), sql);
  const places: Readonly<Record<FilePlace, ContentPlace | undefined>> = {
    database,
    folder: folder === undefined ? undefined : folderPlace(folder, sql),
  };
  return {
    place: folder === undefined ? 'database' : 'folder',
    in: (place) => {
      const known = places[place];
      if (!known) throw new Error('The file is kept in a folder: set FILES_FOLDER to it.');
      return known;
    },
    places: Object.values(places).filter((known) => known !== undefined),
  };
}
