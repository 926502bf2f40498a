// Types, lint, format, import rules: what can be said without running the product. npm run check
// (The database's drift check runs against a real PostgreSQL, as packages/db/test/migrate/drift.test.ts; it is called here too.)
import { spawn } from 'node:child_process';
import { totalmem } from 'node:os';
import path from 'node:path';
import { typeCheck } from './type-check.ts';

const root = path.resolve(import.meta.dirname, '..');

type Step = readonly [name: string, command: readonly string[]];

/** Writes what types and lint read. */
const first: Step = ['routes', ['node', 'apps/web/scripts/routes.ts']];
const steps: readonly Step[] = [
  ['types', ['tsc', ...typeCheck]],
  [
    'lint',
    [
      'oxlint',
      '--type-aware',
      '--deny-warnings',
      '--ignore-pattern',
      'tests/import-rules/fixture/**',
      'apps',
      'packages',
      'tests',
      'bench',
      'scripts',
    ],
  ],
  ['format', ['biome', 'check', '--linter-enabled=false', '.']],
  ['file lengths', ['node', 'scripts/file-lengths.ts']],
  ['lists of the wiring', ['node', 'scripts/fix.ts', '--check']],
  ['reference pages', ['node', 'scripts/reference.ts', '--check']],
  ['import rules', ['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err', 'apps', 'packages']],
  ['import rules, fixture that must fail', ['node', 'tests/import-rules/check-fixture.ts']],
  ['drift', ['vitest', 'run', '--root', 'packages/db', 'test/migrate/drift.test.ts']],
];

/**
 * The compiler and the linter are written in Go, and spent a fifth of their processor time on collecting what little they let go of. They may use more
 * memory instead, up to a quarter of the machine's, from where on they collect as they would by themselves.
 */
const roomy = { GOGC: '400', GOMEMLIMIT: `${Math.floor(totalmem() / 4)}` };

interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

/** Steps that go on at the same time; each of the large ones uses more than one processor by itself. */
const besideEachOther = 2;

async function run([command = '', ...rest]: readonly string[]): Promise<Outcome> {
  const child = spawn(command, rest, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...roomy } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return await new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

let failed = 0;
async function report([name, command]: Step): Promise<void> {
  const started = performance.now();
  const { ok, output } = await run(command);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (ok) return;
  failed++;
  console.log(output);
}

const waiting = process.argv.includes('--without-drift') ? steps.filter(([name]) => name !== 'drift') : [...steps];
const count = waiting.length + 1;
await report(first);
await Promise.all(
  Array.from({ length: besideEachOther }, async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await report(step);
  }),
);
console.log(`${count - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
