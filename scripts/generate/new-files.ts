import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Tree } from '../wiring/tree.ts';
import { formatted, writeLists } from '../wiring/write-lists.ts';

/** What is wrong with what was asked for; nothing was written. */
export class CannotMake extends Error {}

/** Files to write, by their path from the root: new ones, and old ones as they are to be. */
export interface Made {
  readonly created: ReadonlyMap<string, string>;
  readonly changed: ReadonlyMap<string, string>;
}

/** Where the bracket that stands at `begin` is closed; texts in quotes do not count. */
function closingOf(text: string, begin: number): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.slice(begin).matchAll(/'(?:[^'\\]|\\.)*'|`[^`]*`|\/\/[^\n]*|[[{(\])}]/g)) {
    if ('[{('.includes(token)) depth++;
    else if ('])}'.includes(token) && --depth === 0) return begin + index;
  }
  return undefined;
}

/** Adds to the object or array literal that stands in a file under this name. @throws CannotMake when none does */
export function addedTo(text: string, name: string, entry: string): string {
  const begin = new RegExp(`^(?:export )?const ${name}\\b[^=]*= [[{]`, 'm').exec(text);
  const end = begin ? closingOf(text, begin.index + begin[0].length - 1) : undefined;
  if (end === undefined) throw new CannotMake(`${name} is not where it was.`);
  const before = text.slice(0, end).trimEnd();
  return `${before}${/[,[{]$/.test(before) ? '' : ','}\n${entry}${text.slice(end)}`;
}

/**
 * Writes what was made, formatted, and brings the lists in line. Nothing that exists is overwritten.
 * @returns every file that was written
 */
export function writeMade(root: string, { created, changed }: Made): string[] {
  const tree = new Tree(root);
  for (const file of created.keys()) if (tree.has(file)) throw new CannotMake(`${file} exists already.`);
  for (const [file, text] of [...created, ...changed]) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.endsWith('.tsv') ? text : formatted(file, text));
  }
  return [...created.keys(), ...changed.keys(), ...writeLists(root)];
}
