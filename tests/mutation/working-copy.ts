import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Guard } from './guard.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const leftOut = new Set(['node_modules', '.git', '.data', 'dist', 'dist-types', '.turbo', 'coverage', 'test-results', 'playwright-report']);
const ownPackages = '@wagewright';
/** Vitest's own notes must not be shared. */
const isCache = (name: string): boolean => name.startsWith('.vite');

/** What others made is used where it lies; our own packages are those of the copy, or the guard would be taken away from nobody. */
function linkDependencies(folder: string): void {
  const from = path.join(repository, 'node_modules');
  const to = path.join(folder, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from).filter((entry) => entry !== ownPackages && !isCache(entry)))
    symlinkSync(path.join(from, name), path.join(to, name));
  cpSync(path.join(from, ownPackages), path.join(to, ownPackages), { recursive: true, verbatimSymlinks: true });
}

/** @throws Error when the text is not in the file, or more than once: the list of guards must follow the code */
function without(guard: Guard, content: string): string {
  const parts = content.split(guard.text);
  if (parts.length !== 2) throw new Error(`${guard.name}: ${guard.file} holds its text ${parts.length - 1} times.\n${guard.text}`);
  return parts.join(guard.without);
}

/** Says which guards do not stand in the code as they are written down, or are written down twice. */
export function misplaced(guards: readonly Guard[]): string[] {
  const same = (one: Guard, other: Guard) => one.name === other.name || (one.file === other.file && one.text === other.text);
  const twice = guards.filter((guard, index) => guards.findIndex((other) => same(guard, other)) !== index);
  const lost = guards.flatMap((guard) => {
    try {
      without(guard, readFileSync(path.join(repository, guard.file), 'utf8'));
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
  return [...twice.map(({ name, file }) => `${name}: ${file} is in the list twice`), ...lost];
}

/** The repository in a folder of its own, from which guards can be taken. */
export class WorkingCopy implements Disposable {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'wagewright-guards-'));

  constructor() {
    cpSync(repository, this.folder, { recursive: true, filter: (source) => !leftOut.has(path.basename(source)) });
    linkDependencies(this.folder);
  }

  /** Does something while a guard is gone. */
  async doWithout<Result>(guard: Guard, work: () => Promise<Result>): Promise<Result> {
    const file = path.join(this.folder, guard.file);
    const content = readFileSync(file, 'utf8');
    writeFileSync(file, without(guard, content));
    try {
      return await work();
    } finally {
      writeFileSync(file, content);
    }
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
