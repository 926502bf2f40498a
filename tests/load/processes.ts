/** What processes of this machine cost, as Linux counts it. */
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

function statOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** Milliseconds of processor time that a process has used, its ended children's included where asked for. */
export function processorMs(pid: number, withEndedChildren = false): number {
  const [, , , , , , , , , , , user = '0', system = '0', childUser = '0', childSystem = '0'] = statOf(pid);
  const ticks = Number(user) + Number(system) + (withEndedChildren ? Number(childUser) + Number(childSystem) : 0);
  return (ticks * 1_000) / ticksPerSecond;
}

/** The same of a PostgreSQL server: its first process and all that belong to it. */
export function postgresMs(postmaster: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && statOf(Number(name))[1] === String(postmaster));
  return processorMs(postmaster, true) + children.reduce((sum, name) => sum + processorMs(Number(name)), 0);
}

/** Resident memory of a process, MiB. */
export function residentMb(pid: number): number {
  const match = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(match?.[1] ?? 0) / 1_024;
}
