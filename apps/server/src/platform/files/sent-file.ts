import { createHash } from 'node:crypto';
import { storedFileColumns } from '@wagewright/db/columns';
import type { SentFile } from '../../core/context.ts';
import type { Deps } from '../../core/deps.ts';
import type { StoredFile } from './stored-files.ts';

/**
 * The content as it was kept. The last piece goes out only when the checksum of all of them is right, so that what was damaged where it was
 * kept never arrives whole. A sealed one has none: each of its pieces opens as it was sealed, or breaks off.
 * @throws Error which breaks the connection
 */
async function* verified({ id, bytes, checksum, contentKey }: StoredFile, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let length = 0;
  let held: Uint8Array | undefined;
  for await (const piece of pieces) {
    hash.update(piece);
    length += piece.length;
    if (held) yield held;
    held = piece;
  }
  if (length !== bytes || !(contentKey || hash.digest().equals(checksum)))
    throw new Error(`file ${id} is not what was kept: its checksum is another`);
  if (held) yield held;
}

/** A stored file as an answer. */
export const sentFile = ({ files }: Pick<Deps, 'files'>, file: StoredFile): SentFile => ({
  name: file.name,
  type: file.type,
  pieces: verified(file, files.read({ ...file, place: storedFileColumns.place(file.place) })),
});
