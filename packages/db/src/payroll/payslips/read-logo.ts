import { storedFileColumns } from '../../columns/index.ts';
import type { FileContents } from '../../platform/files/index.ts';
import { type Reads, statement } from '../../sql.ts';

const logoStatement = statement<{ type: string; place: string; content: string; contentKey: Uint8Array | null }>(
  'read-logo',
  `SELECT type, place, content, content_key AS "contentKey" FROM stored_file WHERE id = $1 AND purpose = 'logo' AND removed_at IS NULL`,
);

/** A picture of the files as `data:` address, to be drawn in a page or a document; null where it is gone. It was looked at when it was brought. */
export async function readLogo(reads: Reads, files: FileContents, id: number): Promise<string | null> {
  const file = await reads.first(logoStatement, [id]);
  if (!file) return null;
  const pieces: Uint8Array[] = [];
  for await (const piece of files.read({ ...file, place: storedFileColumns.place(file.place) })) pieces.push(piece);
  return `data:${file.type};base64,${Buffer.concat(pieces).toString('base64')}`;
}
