import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Keeps two launchers from sharing one data folder. A lock that a crash left behind is taken over.
 * @throws Error that names the running one
 */
export function takeLock(folder: string): () => void {
  const file = path.join(folder, 'launcher.pid');
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (holder && holder !== process.pid && isAlive(holder)) {
    throw new Error(`Wagewright already runs on ${folder} (process ${holder}). Stop it first, or set WAGEWRIGHT_DATA to another folder.`);
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}
