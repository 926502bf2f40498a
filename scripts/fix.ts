// Rebuilds the lists of the wiring, formats, sorts imports, and writes the reference again: npm run fix
// With --check it only says whether the lists are as the folders are.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { staleLists, writeLists } from './wiring/write-lists.ts';

const root = path.resolve(import.meta.dirname, '..');

function run(...[command, ...rest]: [string, ...string[]]): void {
  const { status } = spawnSync(command, rest, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

if (process.argv.includes('--check')) {
  const stale = staleLists(root);
  if (stale.length > 0) console.error(`${stale.map(([file]) => file).join(', ')}: not as the folders are. Run: npm run fix`);
  process.exit(stale.length > 0 ? 1 : 0);
}
const written = writeLists(root);
console.log(written.length > 0 ? `lists: ${written.join(', ')}` : 'lists are current');
run('biome', 'check', '--linter-enabled=false', '--write', '.');
run('node', 'scripts/reference.ts');
