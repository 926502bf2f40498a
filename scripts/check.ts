// Types, lint, format, import rules: what can be said without running the product. npm run check
// (The database's drift check runs against a real PostgreSQL, as packages/db/test/migrate/drift.test.ts; it is called here too.)
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

const steps: readonly (readonly [string, readonly string[]])[] = [
  ['routes', ['node', 'apps/web/scripts/routes.ts']],
  ['types', ['tsc', '-b']],
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
  ['reference pages', ['node', 'scripts/reference.ts', '--check']],
  ['import rules', ['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err', 'apps', 'packages']],
  ['import rules, fixture that must fail', ['node', 'tests/import-rules/check-fixture.ts']],
  ['drift', ['vitest', 'run', '--root', 'packages/db', 'test/migrate/drift.test.ts']],
];

let failed = 0;
for (const [name, [command = '', ...rest]] of steps) {
  const started = performance.now();
  const result = spawnSync(command, rest, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });
  const ok = result.status === 0;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (!ok) {
    failed++;
    console.log(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`);
  }
}
console.log(`${steps.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
