// npm test: everything that CI runs. Installs what is missing, checks, runs every suite, and ends with one line over all of them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './launcher/browser.ts';

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const run = (command: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): number =>
  spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment } }).status ?? 1;

/** A suite whose report cannot be read has failed, whatever its exit code. */
function tally(file: string, status: number, read: (report: never) => Tally): Tally {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(path.join(results, file), 'utf8')) as never);
    return { passed, failed: failed === 0 && status !== 0 ? 1 : failed };
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: 1 };
  }
}

function checks(): Tally {
  const result = spawnSync(process.execPath, ['scripts/check.ts'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' });
  process.stdout.write(result.stdout);
  const counts = /(\d+) passed, (\d+) failed\s*$/.exec(result.stdout);
  return counts ? { passed: Number(counts[1]), failed: Number(counts[2]) } : { passed: 0, failed: 1 };
}

function unitAndDatabase(): Tally {
  const status = run('vitest', ['run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json']);
  return tally('vitest.json', status, (report: { numPassedTests: number; numFailedTests: number; numPendingTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests, // a skipped test is not a passed one
  }));
}

function endToEnd(): Tally {
  const status = run('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(results, 'e2e.json'),
  });
  return tally('e2e.json', status, (report: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky + report.stats.skipped,
  }));
}

ensureBrowser();
const tallies = [checks(), unitAndDatabase(), endToEnd()];
const passed = tallies.reduce((sum, { passed: count }) => sum + count, 0);
const failed = tallies.reduce((sum, { failed: count }) => sum + count, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
