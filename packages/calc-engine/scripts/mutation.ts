/**
 * `npm run mutation [-- --count 200] [--seed 1] [--minutes 15]`: changes one operator, constant or condition of the engine at a time, in a
 * copy, and runs the tests. A change that no test notices is listed. Many of those change nothing that anybody could see (a bound that
 * only decides which exact path runs), so the score is a guide to missing tests, not a target.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Random } from '../test/fuzz/random.ts';

const root = path.resolve(import.meta.dirname, '..');
/** Inside the package, so that the copy finds the same dependencies. */
const copy = path.join(root, 'dist/mutation');
const rooms = ['ir', 'codegen', 'reference', 'language', 'functions', 'tables', 'definition', 'explain'];

/** Quick tests first: most changes fail there. Texts and oracle cells of the small fuzz run that comes before the tests: it notices most changes within two seconds. */
const fuzzCount = 1_500;

const testRounds: readonly (readonly string[])[] = [
  [
    'functions',
    'kernel',
    'checker',
    'definition-errors',
    'dates',
    'history',
    'keys',
    'explain',
    'acceptance',
    'packs.test',
    'lines',
    'shared-tables',
  ],
  ['limits', 'language', 'tables.test', 'exactness', 'fuzz', 'equivalence'],
];

interface Change {
  readonly file: string;
  readonly at: number;
  readonly from: string;
  readonly to: string;
}

const replacements: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ <= /g, [' < ', ' >= ']],
  [/ >= /g, [' > ', ' <= ']],
  [/ < /g, [' <= ', ' >= ']],
  [/ > /g, [' >= ', ' <= ']],
  [/ === /g, [' !== ']],
  [/ !== /g, [' === ']],
  [/ && /g, [' || ']],
  [/ \|\| /g, [' && ']],
  [/ \+ /g, [' - ']],
  [/ - /g, [' + ']],
  [/ \* /g, [' + ']],
  [/\b0n\b/g, ['1n']],
  [/\b1n\b/g, ['0n', '2n']],
  [/\b2n\b/g, ['1n']],
  [/(?<![\w.'])0(?![\w.'])/g, ['1']],
  [/(?<![\w.'])1(?![\w.'])/g, ['0', '2']],
  [/\btrue\b/g, ['false']],
  [/\bfalse\b/g, ['true']],
  [/\bif \((?!always)/g, ['if (!']],
];

/** The text with comments, texts and types blanked out, every place where it was. */
function codeOnly(text: string): string {
  const blank = (part: string): string => part.replace(/[^\n]/g, ' ');
  return text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, blank)
    .replace(/'(?:[^'\\\n]|\\.)*'/g, blank)
    .replace(/^(?:import|export type|type|export interface|interface)\b[\s\S]*?(?:;|^\})/gm, blank);
}

function changesOf(file: string): Change[] {
  const code = codeOnly(readFileSync(path.join(copy, 'src', file), 'utf8'));
  return replacements.flatMap(([pattern, results]) =>
    [...code.matchAll(pattern)].flatMap((match) =>
      results.map((to): Change => ({ file, at: match.index, from: match[0], to: to === 'if (!' ? 'if (!!!' : to })),
    ),
  );
}

function runFuzz(): boolean {
  const args = [path.join(copy, 'scripts/fuzz.ts'), '--count', String(fuzzCount)];
  return spawnSync(process.execPath, args, { stdio: 'ignore', timeout: 60_000 }).status === 0;
}

function runTests(names: readonly string[]): boolean {
  const args = ['run', '--root', copy, '--bail', '1', '--reporter', 'dot', ...names];
  return spawnSync('vitest', args, { stdio: 'ignore', timeout: 240_000 }).status === 0;
}

/** Whether every test still passes with the change. */
function survives(change: Change): boolean {
  const file = path.join(copy, 'src', change.file);
  const original = readFileSync(file, 'utf8');
  const before = original.slice(0, change.at);
  const after = original.slice(change.at + change.from.length);
  writeFileSync(file, change.to === 'if (!!!' ? `${before}${negated(after)}` : before + change.to + after);
  const survived = runFuzz() && testRounds.every(runTests);
  writeFileSync(file, original);
  return survived;
}

/** `a) rest` → `if (!(a)) rest`, by the bracket that closes the condition. */
function negated(after: string): string {
  let depth = 1;
  let end = 0;
  for (; depth > 0 && end < after.length; end += 1) depth += after[end] === '(' ? 1 : after[end] === ')' ? -1 : 0;
  return `if (!(${after.slice(0, end - 1)}))${after.slice(end)}`;
}

function describe({ file, at, from, to }: Change): string {
  const text = readFileSync(path.join(copy, 'src', file), 'utf8');
  const line = text.slice(0, at).split('\n').length;
  return `${file}:${line} "${from.trim()}" → "${to.trim()}": ${text.split('\n')[line - 1]?.trim()}`;
}

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '15' },
  },
});
const random = new Random(Number(values.seed));
rmSync(copy, { recursive: true, force: true });
mkdirSync(copy, { recursive: true });
for (const part of ['src', 'test', 'packs', 'scripts', 'package.json', 'vitest.config.ts'])
  cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
const files = rooms.flatMap((room) => readdirSync(path.join(copy, 'src', room)).map((file) => path.join(room, file)));
const all = files.filter((file) => file.endsWith('.ts')).flatMap(changesOf);
if (!runFuzz() || !testRounds.every(runTests)) throw new Error('The tests fail without any change; nothing can be measured.');

const end = performance.now() + Number(values.minutes) * 60_000;
const survivors: string[] = [];
let tried = 0;
while (tried < Number(values.count) && all.length > 0 && performance.now() < end) {
  const [change] = all.splice(random.int(all.length), 1);
  if (!change) break;
  tried += 1;
  if (survives(change)) {
    survivors.push(describe(change));
    console.log(`${survivors.length} of ${tried}: ${survivors.at(-1)}`);
  }
}
rmSync(copy, { recursive: true, force: true });
const killed = tried - survivors.length;
console.log(`seed ${values.seed}: ${killed} of ${tried} changes noticed, ${((killed / tried) * 100).toFixed(0)} %`);
