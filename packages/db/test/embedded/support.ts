import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { resolveDataFolder } from '../../src/embedded/index.ts';

export async function query(baseUrl: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: `${baseUrl}/postgres` });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows as Record<string, unknown>[];
}

/** A folder for data, reachable by the user that PostgreSQL runs as. */
export const makeFolder = (): string => resolveDataFolder(mkdtempSync(path.join(os.tmpdir(), 'wagewright-embedded-')));

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** A disk of that size in place of the folder's own; undefined where this machine does not let us have one. */
export function mountDisk(folder: string, options: string): { setOptions(options: string): void; unmount(): void } | undefined {
  const run = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;
  if (process.platform !== 'linux' || !run('mount', '-t', 'tmpfs', '-o', `mode=711,${options}`, 'tmpfs', folder)) return undefined;
  return {
    setOptions: (changed) => {
      if (!run('mount', '-o', `remount,${changed}`, folder)) throw new Error(`${folder} could not be remounted ${changed}.`);
    },
    unmount: () => void run('umount', '-l', folder),
  };
}
