// The import rules must catch every violation of a tree that is made of violations: a check that reads nothing would pass in silence.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../..');
const expectedOfCruiser = [
  'contracts-import-zod-only',
  'engine-imports-its-parser-only',
  'files-import-nothing',
  'db-imports-no-app',
  'packages-import-no-app',
  'server-and-worker-are-strangers',
  'web-imports-contracts-and-language-only',
  'slices-meet-at-their-index',
  'platform-uses-a-later-area',
  'nothing-unresolved',
];

const slicesMeetIn = ['apps/server', 'apps/worker', 'packages/contracts', 'packages/db'];

const expectedOfLint = [
  'no-cycle',
  'The engine takes only types of contracts',
  'The web takes only the type of the server’s router',
  'The web imports contracts, the engine’s language and authoring, and the reader of values only',
  'platform comes before identity',
  'no-unsafe-type-assertion',
];

const run = (command: string, args: readonly string[]): string =>
  spawnSync(command, args, { cwd: path.join(import.meta.dirname, 'fixture'), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).stdout;

const report = JSON.parse(
  run('depcruise', ['--config', path.join(repository, '.dependency-cruiser.mjs'), '--output-type', 'json', 'apps', 'packages']),
) as {
  summary: { violations: { from: string; rule: { name: string } }[] };
};
const { violations } = report.summary;
const found = new Set(violations.map(({ rule }) => rule.name));
const isHeld = (folder: string) =>
  violations.some(({ from, rule }) => rule.name === 'slices-meet-at-their-index' && from.startsWith(`${folder}/`));
const lint = run('oxlint', ['--type-aware', '--config', path.join(repository, '.oxlintrc.json'), 'apps', 'packages']);
const missing = [
  ...slicesMeetIn.filter((folder) => !isHeld(folder)).map((folder) => `slices-meet-at-their-index in ${folder}`),
  ...expectedOfCruiser.filter((rule) => !found.has(rule)),
  ...expectedOfLint.filter((text) => !lint.includes(text)),
];
if (missing.length > 0) {
  console.error(`The import rules did not notice: ${missing.join(', ')}`);
  process.exit(1);
}
console.log(`all ${expectedOfCruiser.length + expectedOfLint.length} rules notice their violation`);
