/** What texts say that were parsed before, kept beside the installed packages: parsing a definition takes longer than calculating by it. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type FoundText, readText } from '@wagewright/calc-engine/definition-files';

const folder = path.resolve(import.meta.dirname, '../../node_modules/.cache/definitions');
/** Of the files; a new one where a text is read otherwise. */
const version = 1;
const filesMax = 50;

/** A text with what it says. Nothing is known of one with something wrong in its YAML: it is read where that is told. */
export function withKnown(text: string): FoundText {
  const file = path.join(folder, `${version}-${createHash('sha256').update(text).digest('hex').slice(0, 32)}.json`);
  try {
    return { text, known: JSON.parse(readFileSync(file, 'utf8')) as unknown };
  } catch {
    const read = readText('', text);
    if (!read.ok) return { text };
    remember(file, read.value);
    return { text, known: read.value };
  }
}

/** Whoever may not write here parses every time. */
function remember(file: string, value: unknown): void {
  const json = JSON.stringify(value);
  if (!isDeepStrictEqual(JSON.parse(json), value)) return;
  try {
    mkdirSync(folder, { recursive: true });
    const own = `${file}.${process.pid}`;
    writeFileSync(own, json);
    renameSync(own, file);
    const files = readdirSync(folder);
    if (files.length > filesMax) for (const old of files) if (!file.endsWith(old)) rmSync(path.join(folder, old), { force: true });
  } catch {
    // a cache that cannot be written is none
  }
}
