import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Sql } from '../../sql.ts';
import type { ContentPlace } from './content-place.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A content's path: folders by its first letters, so that none grows too large. Its name is ours alone, never somebody's. */
function pathOf(folder: string, content: string): string {
  if (!uuid.test(content)) throw new Error(`${content} does not name a content.`);
  return path.join(folder, content.slice(0, 2), content);
}

const known = async (sql: Sql, contents: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await sql.query<{ content: string }>('SELECT content FROM stored_file WHERE content = ANY($1::uuid[])', [contents]);
  return new Set(rows.map(({ content }) => content));
};

/** Contents as files of a folder that every server and worker reaches; readable by nobody else. */
export function folderPlace(folder: string, sql: Sql): ContentPlace {
  const remove = async (content: string): Promise<void> => await rm(pathOf(folder, content), { force: true });
  return {
    write: async (content, bytes) => {
      const target = pathOf(folder, content);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await pipeline(bytes, createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }));
    },
    read: (content) => createReadStream(pathOf(folder, content)),
    remove,
    removeLeft: async (before) => {
      let left = 0;
      for (const shelf of await readdir(folder).catch(() => [])) {
        const names = (await readdir(path.join(folder, shelf)).catch(() => [])).filter((name) => uuid.test(name));
        const files = await known(sql, names);
        for (const name of names.filter((candidate) => !files.has(candidate))) {
          if ((await stat(pathOf(folder, name))).mtime >= before) continue;
          await remove(name);
          left++;
        }
      }
      return left;
    },
  };
}
