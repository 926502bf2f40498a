import { existsSync, linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatKeyRing, type KeyRing, newSecretKey, parseKeyRing } from './key-ring.ts';

/** Where the keys come from. */
export interface KeySource {
  /** What people call it. */
  readonly where: string;
  /** The keys as they stand now. @throws AppError SECRET_KEY_MALFORMED */
  ring(): KeyRing;
}

export const noSecretKeys: KeySource = { where: 'WAGEWRIGHT_SECRET_KEY', ring: () => [] };

/** @throws AppError SECRET_KEY_MALFORMED */
export function keysOfText(text: string, where = 'WAGEWRIGHT_SECRET_KEY'): KeySource {
  const ring = parseKeyRing(text, where);
  return { where, ring: () => ring };
}

/** A file that is looked at whenever it has changed: running processes seal with a new key from the moment that it stands there. */
export function keysOfFile(file: string): KeySource {
  let seen = '';
  let ring: KeyRing = [];
  return {
    where: path.basename(file),
    ring: () => {
      const { mtimeMs, ino, size } = statSync(file);
      const now = `${mtimeMs} ${ino} ${size}`;
      if (now !== seen) {
        ring = parseKeyRing(readFileSync(file, 'utf8'), path.basename(file));
        seen = now;
      }
      return ring;
    },
  };
}

/** What the environment says: the keys, or a file that holds them; without either, nothing can be sealed. */
export const keysOfEnvironment = (keys: string | undefined, file: string | undefined): KeySource => {
  if (keys) return keysOfText(keys);
  return file ? keysOfFile(file) : noSecretKeys;
};

const inPlace = (file: string): string => `${file}.${process.pid}.new`;

/** Replaces the file at once: whoever reads it sees the old keys or the new ones. For the eyes of its owner alone. */
export function writeKeyFile(file: string, ring: KeyRing): void {
  writeFileSync(inPlace(file), `${formatKeyRing(ring)}\n`, { mode: 0o600 });
  renameSync(inPlace(file), file);
}

/** The key file of a data folder, made where there is none; of two who make it at once, one does. */
export function ensureKeyFile(folder: string): string {
  const file = path.join(folder, 'secret-key');
  writeFileSync(inPlace(file), `${formatKeyRing([newSecretKey()])}\n`, { mode: 0o600 });
  try {
    linkSync(inPlace(file), file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(inPlace(file), { force: true });
  }
  return file;
}
