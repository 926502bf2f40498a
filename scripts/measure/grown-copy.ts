import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type areas, camelCase, Tree } from '../wiring/tree.ts';
import { writeLists } from '../wiring/write-lists.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const copied = ['apps', 'packages', 'tests', 'bench', 'scripts', 'package.json', 'tsconfig.base.json', 'tsconfig.json'];
const isLeftOut = (file: string): boolean =>
  /[/\\](node_modules|dist-types|dist|test-results)([/\\]|$)/.test(file.slice(repository.length));

/** What is said once for the whole product, whatever slices there are: it is not copied with its slice. */
const saidOnce = ['errors.ts', 'permissions.ts', 'menus.ts', 'messages.ts', 'queues.ts', 'router.ts'];

/** Slices whose procedures are about records and screens; the machinery (sessions, languages) does not grow. */
const growing: readonly (typeof areas)[number][] = ['org', 'approvals', 'time', 'payroll', 'portal', 'integrations'];

const contracts = 'packages/contracts/src';
const rooms = [contracts, 'apps/server/src', 'apps/web/src/features', 'apps/web/src/routes/_app'];

/** A copy of the repository with more slices than it has, to be deleted by whoever asked for it. */
export interface GrownCopy extends Disposable {
  readonly root: string;
  readonly procedures: number;
  /** Pages of the web. */
  readonly screens: number;
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

function copyRepository(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'wagewright-grown-'));
  for (const part of copied)
    cpSync(path.join(repository, part), path.join(root, part), { recursive: true, filter: (file) => !isLeftOut(file) });
  const link = (folder: string, names: readonly string[]) => {
    mkdirSync(path.join(root, folder), { recursive: true });
    for (const name of names) symlinkSync(path.join(repository, folder, name), path.join(root, folder, name));
  };
  const libraries = readdirSync(path.join(repository, 'node_modules'));
  link(
    'node_modules',
    libraries.filter((name) => name !== '@wagewright'),
  );
  mkdirSync(path.join(root, 'node_modules/@wagewright'));
  for (const place of ['apps', 'packages', 'bench', 'tests'])
    for (const name of place === 'apps' || place === 'packages' ? readdirSync(path.join(root, place)) : ['.']) {
      const target = path.join(root, place, name);
      symlinkSync(target, path.join(root, 'node_modules/@wagewright', path.basename(target)));
      const own = new Tree(repository).has(`${place}/${name}/node_modules`);
      if (own) link(`${place}/${name}/node_modules`, readdirSync(path.join(repository, place, name, 'node_modules')));
    }
  return root;
}

/** Where a screen says from which slices' texts it speaks. */
const spoken = /(?:useTranslation\(|TFunction<|texts: \[)[^)>\]]*/g;

/** A slice's text as its copy of that number says it: imports, identities, calls and addresses of copied slices are those of their copies. */
function renumbered(text: string, slices: readonly string[], number: number): string {
  return slices.reduce((all, slice) => {
    const [area = '', folder = ''] = slice.split('/');
    const name = camelCase(folder);
    return all
      .replaceAll(new RegExp(`(['"/.]${area}/${folder})(?=['"/?\`])`, 'g'), `$1-${number}`)
      .replaceAll(new RegExp(`(['"]\\.\\./${folder})(?=/)`, 'g'), `$1-${number}`)
      .replaceAll(new RegExp(`\\b(${area}\\.${name})(?=\\.)`, 'g'), `$1${number}`)
      .replaceAll(`['${area}']['${name}']`, `['${area}']['${name}${number}']`)
      .replaceAll(`'${name}:`, `'${name}${number}:`)
      .replaceAll(spoken, (words) => words.replaceAll(`'${name}'`, `'${name}${number}'`))
      .replaceAll(new RegExp(`^(    ${name})(?=: typeof texts;)`, 'gm'), `$1${number}`);
  }, text);
}

function copySlices(root: string, slices: readonly string[], number: number): void {
  for (const slice of slices) {
    for (const room of rooms) {
      const folder = path.join(root, room, slice);
      if (!new Tree(root).has(`${room}/${slice}`)) continue;
      for (const file of filesBelow(folder).filter((name) => !saidOnce.includes(path.basename(name)))) {
        const target = path.join(`${folder}-${number}`, path.relative(folder, file));
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, renumbered(readFileSync(file, 'utf8'), slices, number));
      }
    }
  }
}

const countProcedures = (root: string): number =>
  filesBelow(path.join(root, contracts)).filter((file) => readFileSync(file, 'utf8').includes('= defineProcedure(')).length;

/** Today's slices again and again, until there are as many procedures; wired as `npm run fix` does it. */
export function makeGrownCopy(proceduresMin: number): GrownCopy {
  const root = copyRepository();
  const tree = new Tree(root);
  const slices = growing.flatMap((area) => tree.slices(contracts, area).map((folder) => `${area}/${folder}`));
  for (let number = 2; countProcedures(root) < proceduresMin; number++) copySlices(root, slices, number);
  writeLists(root);
  const { status, stderr } = spawnSync('node', ['scripts/routes.ts'], { cwd: path.join(root, 'apps/web'), encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return {
    root,
    procedures: countProcedures(root),
    screens: filesBelow(path.join(root, 'apps/web/src')).filter((file) => file.endsWith('Page.tsx')).length,
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}
