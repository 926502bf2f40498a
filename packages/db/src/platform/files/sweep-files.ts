import type { Sql } from '../../sql.ts';
import type { FileContents, FilePlace } from './file-contents.ts';

/** How long a file that was added to nothing is kept; and the pieces of an upload that broke off. */
const keptMs = 86_400_000;
const filesAtOnce = 500;

const giveUp = `UPDATE stored_file SET removed_at = $1
  WHERE removed_at IS NULL AND (owner_kind IS NULL AND uploaded_at < $2 OR kept_until < $1)`;
const removed = 'SELECT id, content, place FROM stored_file WHERE removed_at IS NOT NULL AND swept_at IS NULL ORDER BY id LIMIT $1';
const forget = 'DELETE FROM stored_file WHERE id = $1 AND owner_kind IS NULL RETURNING id';
const markSwept = 'UPDATE stored_file SET swept_at = $2, content_key = NULL WHERE id = $1';

export interface SweptFiles {
  readonly files: number;
  /** Contents of uploads that broke off. */
  readonly left: number;
}

/**
 * Deletes the contents of files that were taken away, added to nothing for a day, or kept for as long as they should be, and what uploads that broke off have left. A file is marked
 * first, so that nobody can add it to something meanwhile; one that fails is found again.
 */
export async function sweepFiles(sql: Sql, contents: FileContents, now: Date): Promise<SweptFiles> {
  const before = new Date(now.getTime() - keptMs);
  await sql.query(giveUp, [now, before]);
  let files = 0;
  for (;;) {
    const rows = await sql.query<{ id: number; content: string; place: FilePlace }>(removed, [filesAtOnce]);
    for (const { id, content, place } of rows) {
      await contents.in(place).remove(content);
      const forgotten = await sql.query(forget, [id]);
      if (forgotten.length === 0) await sql.query(markSwept, [id, now]);
      files++;
    }
    if (rows.length < filesAtOnce) break;
  }
  let left = 0;
  for (const place of contents.places) left += await place.removeLeft(before);
  return { files, left };
}
