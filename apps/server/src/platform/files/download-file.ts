import { createHash } from 'node:crypto';
import { downloadFile as contract } from '@wagewright/contracts/platform/files';
import { storedFileColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { loadFile, type StoredFile, viewFile } from './stored-files.ts';

/**
 * The content as it was brought. The last piece goes out only when the checksum of all of them is right, so that what was damaged where it was
 * kept never arrives whole.
 * @throws Error which breaks the connection
 */
async function* verified({ id, bytes, checksum }: StoredFile, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let length = 0;
  let held: Uint8Array | undefined;
  for await (const piece of pieces) {
    hash.update(piece);
    length += piece.length;
    if (held) yield held;
    held = piece;
  }
  if (length !== bytes || !hash.digest().equals(checksum)) throw new Error(`file ${id} is not what was brought: its checksum is another`);
  if (held) yield held;
}

export const downloadFile = implementQuery(contract, async ({ input, actor, deps, context }) => {
  const file = await loadFile({ tx: deps.db.prisma, actor, deps }, deps.fileOwners, input.id);
  const { name, type, content, place } = file;
  context.http.sendFile({ name, type, pieces: verified(file, deps.files.in(storedFileColumns.place(place)).read(content)) });
  return viewFile(file);
});
