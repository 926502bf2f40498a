import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Part, Tally } from './part.ts';

/** Where this run's reports go; another run of the checkout has a folder of its own. */
const resultsFolder = `test-results/run-${process.pid}`;

function isOver(run: string): boolean {
  try {
    process.kill(Number(run.replace('run-', '')), 0);
    return false;
  } catch {
    return true;
  }
}

/** Makes the folder of this run's reports, and deletes those of runs that are over. */
export function prepareResults(root: string): void {
  const all = path.join(root, path.dirname(resultsFolder));
  mkdirSync(path.join(root, resultsFolder), { recursive: true });
  for (const run of readdirSync(all))
    if (run.startsWith('run-') && isOver(run)) rmSync(path.join(all, run), { recursive: true, force: true });
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests?: number;
  /** Times in milliseconds. */
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string; readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
  readonly suites: readonly PlaywrightSuite[];
}

const msOf = ({ suites = [], specs }: PlaywrightSuite): number =>
  [...suites.map(msOf), ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))].reduce(
    (sum, ms) => sum + ms,
    0,
  );

/** Tests that failed and then passed, in a product of their own. */
const secondTriesOf = ({ file, suites = [], specs }: PlaywrightSuite): string[] => [
  ...suites.flatMap(secondTriesOf),
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => `tests/e2e/${file} › ${title}`),
];
/** One is the machine's, more are ours. */
const secondTriesMax = 1;

/** What the browser's report says: a test that was skipped has failed, and so have those that needed a second try if they are several. */
export function tallyOfBrowser({ stats, suites: read }: PlaywrightReport): Tally {
  const secondTries = read.flatMap(secondTriesOf);
  const forgiven = secondTries.length <= secondTriesMax ? stats.flaky : 0;
  return {
    passed: stats.expected + forgiven,
    failed: stats.unexpected + stats.skipped + stats.flaky - forgiven,
    files: read.map((suite) => ({ name: `tests/e2e/${suite.file}`, seconds: msOf(suite) / 1_000 })),
    secondTries,
  };
}

const readReport = <Report>(root: string, file: string): Report =>
  JSON.parse(readFileSync(path.join(root, resultsFolder, file), 'utf8')) as Report;

function lastLine(output: string): Tally {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  if (passed === undefined) throw new Error('the checks ended without a count');
  return { passed: Number(passed), failed: Number(failed) };
}

/** Types, lint, format, import rules. The database's drift is one of the suites as well. */
export const checks: Part = {
  name: 'checks',
  command: process.execPath,
  args: ['scripts/check.ts', '--without-drift'],
  read: lastLine,
};

/** Room for what lives shortly: V8 moves less of it about, which takes a twelfth of the processor time of suites that ask a server. */
const roomy = { NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`.trim() };

/**
 * Files that run at the same time, one more than there are processors, because many wait for processes of theirs; each has databases of its
 * own in the run's one PostgreSQL, whose connections they share.
 */
const workers = Math.min(6, availableParallelism() + 1);

/** Every suite of Vitest, or those that the words choose: `run`, `run tests/payroll`, `related --run some/file.ts`. */
export const suites = (root: string, words: readonly string[] = ['run'], name = 'suites'): Part => ({
  name,
  command: 'vitest',
  args: [
    ...words,
    `--maxWorkers=${workers}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${resultsFolder}/${name}.json`,
    '--passWithNoTests',
  ],
  environment: roomy,
  report: path.join(root, resultsFolder, `${name}.json`),
  read: () => {
    const report = readReport<VitestReport>(root, `${name}.json`);
    // a skipped test is not a passed one
    const failed = report.numFailedTests + report.numPendingTests + (report.numTodoTests ?? 0);
    const files = report.testResults.map(({ name: file, startTime, endTime }) => ({
      name: path.relative(root, file),
      seconds: (endTime - startTime) / 1_000,
    }));
    return { passed: report.numPassedTests, failed, files };
  },
});

/** The product in a browser. */
export const browser = (root: string): Part => ({
  name: 'browser',
  command: 'playwright',
  args: ['test', '--config', 'tests/e2e/playwright.config.ts'],
  environment: {
    ...roomy,
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(root, resultsFolder, 'e2e.json'),
    NODE_DISABLE_COMPILE_CACHE: '1', // three processes, which would each write down thousands of files at their end, for nobody
  },
  report: path.join(root, resultsFolder, 'e2e.json'),
  read: () => tallyOfBrowser(readReport<PlaywrightReport>(root, 'e2e.json')),
});
