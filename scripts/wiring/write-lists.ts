import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lintConfiguration } from './lint-rules.ts';
import { wiringLists } from './lists.ts';
import { Tree } from './tree.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** As the formatter leaves it. */
export function formatted(file: string, text: string): string {
  const { status, stdout, stderr } = spawnSync('biome', ['check', '--linter-enabled=false', '--write', `--stdin-file-path=${file}`], {
    cwd: repository,
    input: text,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${file}: ${stderr}`);
  return stdout;
}

/** A list of lists that are new is written in the second. */
const turnsMax = 3;

/** The same words, whatever the line breaks and the order of imports: then the formatter need not be asked. */
const words = (text: string): string => (text.match(/[\w.*/'`-]+/g) ?? []).sort().join(' ');

const isSame = (file: string, one: string, other: string): boolean =>
  file.endsWith('.json') ? JSON.stringify(JSON.parse(one)) === other : words(one) === words(other);

/** The lists that are not as the folders are, and the linter's rules where they are not the import rules; with what they should say. */
export function staleLists(root: string): (readonly [file: string, text: string])[] {
  const tree = new Tree(root);
  const linter = tree.has('.oxlintrc.json') ? [lintConfiguration(root)] : [];
  return [...wiringLists(tree), ...linter].filter(([file, text]) => !tree.has(file) || !isSame(file, tree.read(file), text));
}

/** Brings the lists of a copy of the repository in line with its folders. @returns the files that were not */
export function writeLists(root: string): string[] {
  const written = new Set<string>();
  let turns = 0;
  for (let stale = staleLists(root); stale.length > 0; stale = staleLists(root)) {
    if (++turns > turnsMax) throw new Error(`${stale.map(([file]) => file).join(', ')}: not as the folders are, however often written.`);
    for (const [file, text] of stale) {
      const target = path.join(root, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, formatted(file, text));
      written.add(file);
    }
  }
  return [...written];
}
