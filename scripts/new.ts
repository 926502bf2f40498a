// Writes the files of something new, and wires it:
//   npm run new -- procedure payroll/batches rename-batch [query|mutation]
//   npm run new -- screen payroll/gifts GiftListPage [礼品]
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { CannotMake, writeMade } from './generate/new-files.ts';
import { procedureFiles } from './generate/procedure.ts';
import { screenFiles } from './generate/screen.ts';
import { Tree } from './wiring/tree.ts';

const usage = `Usage: npm run new -- procedure <area>/<slice> <verb-noun> [query|mutation]
       npm run new -- screen <area>/<slice> <NounListPage> [what they are called in Chinese]`;
const next: Readonly<Record<string, string>> = {
  procedure: 'Now say what it does in the contract, do it in the server, and say in tests/permissions who may.',
  screen: 'Now say in the contract what a row holds, read it in the server, show it in the columns, and write the texts in both languages.',
};

const root = path.resolve(import.meta.dirname, '..');
const [what = '', slice = '', name = '', last] = process.argv.slice(2);

function make(): string[] {
  const tree = new Tree(root);
  if (what === 'screen') return writeMade(root, screenFiles(tree, { slice, page: name, chinese: last }));
  if (what !== 'procedure') throw new CannotMake(`${what || 'Nothing'} cannot be made.`);
  const kind = last ?? 'mutation';
  if (kind !== 'query' && kind !== 'mutation') throw new CannotMake(`"${kind}" is neither query nor mutation.`);
  return writeMade(root, procedureFiles(tree, { slice, name, kind }));
}

try {
  for (const file of make()) console.log(`wrote ${file}`);
  spawnSync('node', ['scripts/reference.ts'], { cwd: root, stdio: 'inherit' });
  console.log(`\n${next[what]} Then: npm run fix && npm run check`);
} catch (error) {
  if (!(error instanceof CannotMake)) throw error;
  console.error(`${error.message}\n${usage}`);
  process.exit(1);
}
