import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** A process of this machine. */
export interface SeenProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
  /** The environment that it was started with, entries divided by blanks; empty where it may not be read. */
  readonly environment: string;
}

const words = (file: string): string => readFileSync(file, 'utf8').replaceAll('\0', ' ').trim();

function readProcess(pid: number): SeenProcess[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z') return []; // has ended; only its parent has not taken note of it yet
    return [{ pid, parent: Number(parent), command: words(`/proc/${pid}/cmdline`), environment: words(`/proc/${pid}/environ`) }];
  } catch {
    return []; // gone meanwhile, or somebody else's
  }
}

function listByPs(): SeenProcess[] {
  const lines = execFileSync('ps', ['-axeww', '-o', 'pid=,ppid=,stat=,command='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, state, rest = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return pid && !state?.startsWith('Z') ? [{ pid: Number(pid), parent: Number(parent), command: rest, environment: rest }] : [];
  });
}

/** Every process that this user may look at. */
export function listProcesses(): SeenProcess[] {
  if (process.platform !== 'linux') return listByPs();
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(Number(name)) : []));
}

/**
 * The processes that were started with an environment variable of that value, and all that they started: PostgreSQL's and the browser's
 * write over their environment.
 */
export function processesWith(variable: string, value: string, among: readonly SeenProcess[] = listProcesses()): SeenProcess[] {
  const entry = ` ${variable}=${value} `;
  const found = new Map(among.filter(({ environment }) => ` ${environment} `.includes(entry)).map((seen) => [seen.pid, seen]));
  for (let size = -1; size < found.size; ) {
    size = found.size;
    for (const seen of among) if (found.has(seen.parent)) found.set(seen.pid, seen);
  }
  return [...found.values()];
}
