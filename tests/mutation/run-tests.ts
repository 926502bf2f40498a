import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** A test that has not come to an end by then counts as failed: a guard that is gone may leave somebody waiting for ever. */
const timeoutMs = 240_000;

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

export interface TestRun {
  readonly passed: number;
  readonly failed: number;
  /** The title of the first test that failed, or what kept them from running. */
  readonly said: string;
}

const endOf = (command: string, args: readonly string[], folder: string): Promise<'ended' | 'timeout'> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: folder, stdio: 'ignore' });
    const timer = setTimeout(() => {
      child.kill('SIGTERM');
      resolve('timeout');
    }, timeoutMs);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve('ended');
    });
  });

function read(file: string): TestRun {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const failed = report.testResults.flatMap(({ assertionResults }) => assertionResults).find(({ status }) => status === 'failed');
  const broken = report.testResults.find(({ message }) => message !== '');
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    said: failed?.fullName ?? broken?.message.split('\n')[0] ?? '',
  };
}

/** Runs test files of a copy of the repository, to the first failure. */
export async function runTests(folder: string, tests: readonly string[], only?: string): Promise<TestRun> {
  const output = path.join(folder, 'guards.json');
  rmSync(output, { force: true });
  const vitest = path.join(folder, 'node_modules/vitest/vitest.mjs');
  const named = only === undefined ? [] : ['--testNamePattern', only];
  const args = [vitest, 'run', ...tests, ...named, '--bail', '1', '--reporter', 'json', `--outputFile.json=${output}`];
  if ((await endOf(process.execPath, args, folder)) === 'timeout') return { passed: 0, failed: 1, said: 'no end' };
  try {
    return read(output);
  } catch {
    return { passed: 0, failed: 0, said: 'no report' };
  }
}
