import { spawnSync } from 'node:child_process';

/** What a change makes necessary. */
export interface Needed {
  readonly checks: boolean;
  /** `all`, or the changed files whose tests are looked up in the graph of imports. */
  readonly suites: 'all' | readonly string[];
  /** Folders of suites that start programs, which they do not import. */
  readonly folders: readonly string[];
  readonly browser: boolean;
}

/** Words only. */
const words = /(^|\/)[^/]+\.md$|^docs\/|^LICENSE$/;
/** Read by every suite, though none imports it. */
const everywhere =
  /(^|\/)(package(-lock)?\.json|vitest\.config\.ts|tsconfig[^/]*\.json)$|^packages\/db\/(prisma|src\/(testing|embedded|migrate|seed))\/|^packages\/calc-engine\/packs\/|^scripts\/(testing\/|test\.ts)/;
/** What runs when somebody uses the product. */
const product = /^(apps\/[^/]+\/src|packages\/[^/]+\/src|apps\/web\/(index\.html|public|vite\.config))/;
const startsPrograms: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(apps\/(server|worker)\/src|packages\/(db|calc-engine|contracts)\/src)\//, ['tests/chaos', 'tests/launcher']],
  [/^scripts\//, ['tests/launcher']],
  [/^(packages\/calc-engine\/src|scripts\/calc)/, ['packages/calc-engine/test/command-line']],
];

function git(root: string, args: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.split('\n').filter((line) => line !== '');
}

/** Files that differ from `base`, committed or not, new ones included. */
export const changedFiles = (root: string, base: string): string[] => [
  ...new Set([...git(root, ['diff', '--name-only', '--merge-base', base]), ...git(root, ['ls-files', '--others', '--exclude-standard'])]),
];

/** What a change of these files makes necessary; more rather than less. */
export function neededFor(files: readonly string[]): Needed {
  const code = files.filter((file) => !words.test(file));
  return {
    checks: code.length > 0 || files.some((file) => file.startsWith('docs/reference/')), // those pages are written from the code
    suites: code.some((file) => everywhere.test(file)) ? 'all' : code.filter((file) => /\.(ts|tsx|mjs)$/.test(file)),
    folders: [...new Set(startsPrograms.flatMap(([pattern, folders]) => (code.some((file) => pattern.test(file)) ? folders : [])))],
    browser: code.some((file) => product.test(file) || everywhere.test(file) || /^(tests\/e2e|scripts\/launcher)\//.test(file)),
  };
}
