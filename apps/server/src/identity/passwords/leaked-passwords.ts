import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

/** Whether a password stands in a list of leaked ones. */
export interface LeakedPasswords {
  has(password: string): Promise<boolean>;
  close(): Promise<void>;
}

/** A line is shorter: forty digits, a colon, how often it was seen. */
const lineBytesMax = 80;
const hashText = /^[0-9A-F]{40}(?=:|\r?$)/;

/** The first whole line that begins at an offset or after it; none past the last. */
async function lineFrom(file: FileHandle, offset: number): Promise<string | undefined> {
  const start = Math.max(0, offset - 1); // a line begins at the offset if one ends right before it
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2 * lineBytesMax), 0, 2 * lineBytesMax, start);
  const text = buffer.toString('latin1', 0, bytesRead);
  const line = (offset === 0 ? text : text.slice(text.indexOf('\n') + 1 || text.length)).split('\n')[0];
  return line ? hashText.exec(line)?.[0] : undefined;
}

/**
 * The list of Have I Been Pwned as its own downloader writes it: SHA-1 of each password, in order, `HASH:COUNT` a line; some 40 GB that stay on disk. A
 * question is some forty short reads, and nothing of a password leaves the installation. The hash names a password as the list does; it protects nothing.
 * @throws Error where the file is no such list
 */
export async function openLeakedPasswords(path: string): Promise<LeakedPasswords> {
  const file = await open(path);
  const { size } = await file.stat();
  if ((await lineFrom(file, 0)) === undefined) {
    await file.close();
    throw new Error(`LEAKED_PASSWORDS_FILE ${path} is no list of SHA-1 hashes in order, one a line: download it anew.`);
  }
  return {
    async has(password) {
      const wanted = createHash('sha1').update(password).digest('hex').toUpperCase();
      let [low, high] = [0, size];
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        const hash = await lineFrom(file, middle);
        if (hash === undefined || hash >= wanted) high = middle;
        else low = middle + 1;
      }
      return (await lineFrom(file, low)) === wanted;
    },
    close: () => file.close(),
  };
}
