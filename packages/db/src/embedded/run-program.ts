import { spawn } from 'node:child_process';
import { isRoot, unprivilegedId } from './paths.ts';

export interface ProgramEnd {
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

/** PostgreSQL's programs refuse to run as root; as root they run as nobody. */
export const ownership = () => (isRoot() ? { uid: unprivilegedId, gid: unprivilegedId } : {});

/** Runs one of PostgreSQL's programs to its end. */
export async function runProgram(file: string, args: readonly string[], cwd: string): Promise<ProgramEnd> {
  const child = spawn(file, args, { ...ownership(), cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { output: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.errors += text));
  return await new Promise((resolve) => {
    child.once('error', (error) => resolve({ ...said, status: null, errors: String(error) }));
    child.once('close', (status) => resolve({ ...said, status }));
  });
}
