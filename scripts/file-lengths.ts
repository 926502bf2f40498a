// No source file of more than 400 lines, so that each is read in a sitting. What is generated is excepted. Part of npm run check.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const linesMax = 400;
const folders = ['apps', 'packages', 'scripts', 'tests', 'bench'];
const source = /\.(ts|tsx|mjs|css)$/;
const generated = /(^|\/)generated\/|\.gen\.ts$/;

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z', ...folders], {
  cwd: root,
  encoding: 'utf8',
});
const files = listed.split('\0').filter((file) => source.test(file) && !generated.test(file));
const linesOf = (file: string): number => readFileSync(path.join(root, file), 'utf8').split('\n').length - 1;
const long = files.flatMap((file) => {
  const lines = linesOf(file);
  return lines > linesMax ? [`${file} has ${lines} lines; ${linesMax} at most. Split it by concern into files that a newcomer finds.`] : [];
});
for (const line of long) console.log(line);
process.exit(long.length === 0 ? 0 : 1);
