import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openLeakedPasswords } from '../../../src/identity/passwords/leaked-passwords.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'leaked-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'hashes.txt');
const words = (count: number) => Array.from({ length: count }, (_, number) => `leaked word ${number}`);
const write = (passwords: readonly string[], end: string) => {
  const hashes = passwords.map((password) => createHash('sha1').update(password).digest('hex').toUpperCase()).toSorted();
  writeFileSync(file, hashes.map((hash, place) => `${hash}:${(place * 7_919) % 90_000}`).join(end) + end);
};

it.each(['\n', '\r\n'])('finds each password of a list, the first and the last too, and no other', async (end) => {
  for (const count of [1, 2, 3, 500]) {
    write(words(count), end);
    const list = await openLeakedPasswords(file);
    for (const password of words(count)) expect(await list.has(password), password).toBe(true);
    for (let number = 0; number < 200; number++) expect(await list.has(`another ${number}`)).toBe(false);
    await list.close();
  }
});

it('refuses a file that is something else', async () => {
  writeFileSync(file, 'password\nletmein\n');
  await expect(openLeakedPasswords(file)).rejects.toThrow('no list of SHA-1 hashes');
});
