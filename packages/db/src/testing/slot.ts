import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { resolveDataFolder } from '../embedded/index.ts';
import { isAlive } from '../embedded/processes.ts';

/** Test runs of one checkout that may go on at the same time. */
const slotsMax = 16;

/** A folder that one test run has to itself. What is in it, templates above all, serves the next run too. */
export interface Slot {
  readonly folder: string;
  leave(): void;
}

/** Takes a lock file; one whose holder is gone counts as left. */
function take(file: string): boolean {
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (holder && isAlive(holder)) return false;
  rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false; // somebody else was quicker
  }
}

/** The first free folder of `test-1`, `test-2` … */
export function takeSlot(parent: string): Slot {
  for (let number = 1; number <= slotsMax; number++) {
    const folder = resolveDataFolder(path.join(parent, `test-${number}`));
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, 'run.pid');
    if (take(file)) return { folder, leave: () => rmSync(file, { force: true }) };
  }
  throw new Error(`${slotsMax} test runs of this checkout are going on; ${parent} has no folder left.`);
}
