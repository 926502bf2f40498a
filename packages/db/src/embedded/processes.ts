import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const orphanGraceMs = 1_000;

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return ''; // gone
  }
}

/** Whether the process is one of PostgreSQL's: numbers are given again to others. */
export const isPostgres = (pid: number): boolean => isAlive(pid) && /(^|\/)postgres\b/.test(commandOf(pid));

export interface PidFile {
  readonly pid: number;
  readonly port: number;
}

export const pidFileOf = (data: string): string => path.join(data, 'postmaster.pid');

/** The pid and port that a server wrote, or one that was killed left behind. */
export function readPidFile(data: string): PidFile | undefined {
  const file = pidFileOf(data);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

function worksIn(pid: number, data: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === data && isPostgres(pid);
  } catch {
    return false; // gone, or somebody else's
  }
}

const sessionsIn = (data: string): number[] =>
  process.platform === 'linux'
    ? readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) && worksIn(Number(name), data) ? [Number(name)] : []))
    : []; // elsewhere they notice by themselves, sooner or later

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // it has just ended
  }
}

/**
 * Ends the sessions of a server that was killed: they hold its shared memory, so that no other can start on its data, and what they still
 * do is lost anyway. To be called only when the server itself is gone.
 */
export async function endOrphans(data: string): Promise<void> {
  for (const begun = performance.now(); ; await delay(50)) {
    const left = sessionsIn(data);
    if (left.length === 0) return;
    const patient = performance.now() - begun < orphanGraceMs;
    for (const pid of left) signal(pid, patient ? 'SIGQUIT' : 'SIGKILL');
    if (performance.now() - begun > 5 * orphanGraceMs) return;
  }
}
