import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export { areas } from '../import-rules.ts';

export const camelCase = (text: string): string => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
export const pascalCase = (text: string): string => camelCase(`-${text}`);

/** The folders and files of a copy of the repository, as the lists of the wiring are made from them. */
export class Tree {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  has(file: string): boolean {
    return existsSync(path.join(this.root, file));
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  /** Names of the slices of an area below a source folder, sorted; none where the area is not there. */
  slices(source: string, area: string): string[] {
    const folder = path.join(this.root, source, area);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  }

  /** Names of a folder's TypeScript files without their ending, sorted. */
  modules(folder: string): string[] {
    const whole = path.join(this.root, folder);
    if (!existsSync(whole)) return [];
    return readdirSync(whole)
      .filter((name) => /^[a-z-]+\.ts$/.test(name))
      .map((name) => name.slice(0, -'.ts'.length))
      .sort();
  }
}
