import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../..');
const copied = ['packages/contracts', 'apps/server', 'tests/permissions', 'tests/audit', 'apps/web/src'];
const isLeftOut = (file: string): boolean => /\/(node_modules|dist-types)(\/|$)/.test(file);

/** A copy of the folders that a new procedure touches, with the same libraries beside it; gone when it is disposed of. */
export class Copy implements Disposable {
  readonly root = mkdtempSync(path.join(tmpdir(), 'wagewright-new-'));

  constructor() {
    for (const folder of copied)
      cpSync(path.join(repository, folder), path.join(this.root, folder), {
        recursive: true,
        filter: (file) => !isLeftOut(file.slice(repository.length)),
      });
    this.#link();
  }

  /** Everything as it is installed, but contracts are the copy's own. */
  #link(): void {
    const from = path.join(repository, 'node_modules');
    const to = path.join(this.root, 'node_modules');
    mkdirSync(path.join(to, '@wagewright'), { recursive: true });
    for (const name of readdirSync(from)) if (name !== '@wagewright') symlinkSync(path.join(from, name), path.join(to, name));
    for (const name of readdirSync(path.join(repository, 'packages')))
      if (name !== 'contracts') symlinkSync(path.join(repository, 'packages', name), path.join(to, '@wagewright', name));
    symlinkSync(path.join(this.root, 'packages/contracts'), path.join(to, '@wagewright/contracts'));
  }

  /** What a program of ours says, run beside the copy's files. */
  ask(program: string): unknown {
    const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: this.root,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    return JSON.parse(stdout);
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
