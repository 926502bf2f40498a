import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from '../embedded/processes.ts';
import { runVariable } from './run-name.ts';
import type { Slot } from './slot.ts';

/** Linux keeps what is written here in memory. */
const memory = '/dev/shm';
const prefix = 'wagewright-test-';
/** Bytes that the databases of a whole run take at the most, and that the machine has to have left beside them. */
const bytesNeeded = 6 * 2 ** 30;

interface Memory {
  /** Where it is. */
  readonly parent: string;
  readonly bytes: number;
}
const usual: Memory = { parent: memory, bytes: bytesNeeded };

/** The folder in memory of a run; whoever tidies up after the run knows it by the run's name. */
export const memoryFolderOf = (run: string, parent = memory): string => path.join(parent, `${prefix}${run}`);

export const deleteMemoryOf = (run: string, parent = memory): void =>
  rmSync(memoryFolderOf(run, parent), { recursive: true, force: true, maxRetries: 5 });

function hasRoom({ parent, bytes }: Memory): boolean {
  try {
    const { bavail, bsize } = statfsSync(parent);
    return bavail * bsize > bytes && process.availableMemory() > bytes;
  } catch {
    return false; // no Linux
  }
}

/** PostgreSQL's programs are copied beside its data where its user cannot reach them otherwise. */
function canRunFrom(folder: string): boolean {
  const file = path.join(folder, 'can-run');
  writeFileSync(file, '#!/bin/sh\n', { mode: 0o755 });
  const { status } = spawnSync(file);
  rmSync(file);
  return status === 0;
}

/** What runs have left that were ended together with whoever tidies up after them. */
function deleteLeft(parent: string): void {
  const runs = readdirSync(parent).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  for (const run of runs) if (!isAlive(Number.parseInt(run, 10))) deleteMemoryOf(run, parent);
}

/** A folder in memory for this run; undefined where there is none with room. */
export function takeMemory(memoryOfMachine: Memory = usual): Slot | undefined {
  const { parent } = memoryOfMachine;
  const run = process.env[runVariable];
  if (!run || !hasRoom(memoryOfMachine)) return undefined;
  deleteLeft(parent);
  const folder = memoryFolderOf(run, parent);
  mkdirSync(folder);
  chmodSync(folder, 0o755); // PostgreSQL has a user of its own, and its data is closed to all others
  if (canRunFrom(folder)) return { folder, leave: () => deleteMemoryOf(run, parent) };
  deleteMemoryOf(run, parent);
  return undefined;
}
