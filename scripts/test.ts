// npm test: everything that CI runs, its parts beside each other, ending with one line over all of them.
//   npm test                        all of it
//   npm test -- --changed [base]    what differs from base (origin/main where there is one) touches
//   npm test -- tests/payroll …     these suites only; -t chooses tests by their names
// However it ends, nothing that it started stays behind (docs/adr/0024-the-test-run.md).
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { keepRun, startTestCluster } from '@wagewright/db/testing';
import { ensureBrowser } from './launcher/browser.ts';
import { saySpent } from './testing/budget.ts';
import { changedFiles, neededFor } from './testing/changed.ts';
import { endWithParent } from './testing/end-with-parent.ts';
import { type Part, runPart } from './testing/part.ts';
import { browser, checks, prepareResults, suites } from './testing/parts.ts';
import { sinceLastChild } from './testing/processor-time.ts';

const root = path.resolve(import.meta.dirname, '..');

function usualBase(): string {
  const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'origin/main'], { cwd: root });
  return status === 0 ? 'origin/main' : 'HEAD';
}

/** The parts that a change makes necessary; says what it leaves out. */
function partsFor(base: string): Part[] {
  const files = changedFiles(root, base);
  const needed = neededFor(files);
  const parts: Part[] = [];
  console.log(`${files.length} files differ from ${base}.`);
  if (needed.checks) parts.push(checks);
  else console.log('Left out: the checks.');
  if (needed.suites === 'all') parts.push(suites(root));
  else {
    console.log('Left out: suites whose imports do not reach the change.');
    if (needed.suites.length > 0) parts.push(suites(root, ['related', '--run', ...needed.suites]));
    if (needed.folders.length > 0) parts.push(suites(root, ['run', ...needed.folders], 'starts'));
  }
  if (needed.browser) parts.push(browser(root));
  else console.log('Left out: the browser.');
  return parts;
}

const wholeRun: Part[] = [checks, suites(root), browser(root)];

function chooseParts(): Part[] {
  const options = { changed: { type: 'boolean' }, testNamePattern: { type: 'string', short: 't' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.changed) return partsFor(positionals[0] ?? usualBase());
  const named = values.testNamePattern ? ['-t', values.testNamePattern] : [];
  if (positionals.length > 0) return [suites(root, ['run', ...positionals, ...named])];
  return wholeRun;
}

prepareResults(root);
const parts = chooseParts();
const endRun = keepRun();
endWithParent(endRun);
if (parts.some(({ name }) => name === 'browser')) await ensureBrowser();
const cluster = await startTestCluster(parts === wholeRun ? 'memory' : 'kept');
const results = await Promise.all(parts.map((part) => runPart(part, root)));
await cluster.stop();
const spent = saySpent(results, sinceLastChild());
await endRun();
for (const { name, passed, failed, seconds } of results)
  console.log(`${name.padEnd(7)} ${passed} passed, ${failed} failed in ${seconds.toFixed(0)} s`);
for (const title of results.flatMap(({ secondTries = [] }) => secondTries)) console.log(`Passed at its second try only: ${title}`);
for (const line of parts === wholeRun ? spent : []) console.log(line);
const sum = (key: 'passed' | 'failed'): number => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
