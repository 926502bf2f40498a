import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedPostgresError, explain } from './faults.ts';
import { isRoot, unprivilegedId } from './paths.ts';
import { isAlive } from './processes.ts';
import { runProgram } from './run-program.ts';

/** The superuser, whose password is in the folder of the data. */
export const user = 'postgres';

/** The first number that PostgreSQL gives to a database that somebody made. */
const firstMadeDatabase = 16_384;
/** What a data folder has from the moment at which initdb is through: who it is, and the three databases that are there from the start. */
const marks = ['PG_VERSION', 'global/pg_control', 'base/1', 'base/4', 'base/5'];

const making = (data: string): string => `${data}-making-`;

const hasMadeDatabases = (data: string): boolean =>
  existsSync(path.join(data, 'base')) && readdirSync(path.join(data, 'base')).some((name) => Number(name) >= firstMadeDatabase);

async function majorOf(native: string): Promise<string> {
  const { output, errors } = await runProgram(path.join(native, 'bin/postgres'), ['--version'], native);
  const major = /\(PostgreSQL\) (\d+)/.exec(output)?.[1];
  if (!major) throw new EmbeddedPostgresError(`PostgreSQL's programs in ${native} do not run: ${errors || output}`);
  return major;
}

/** @throws EmbeddedPostgresError where the data is another PostgreSQL's, or no more whole */
function state(data: string, major: string): 'absent' | 'unfinished' | 'ready' {
  if (!existsSync(data) || readdirSync(data).length === 0) return 'absent';
  const missing = marks.filter((name) => !existsSync(path.join(data, name)));
  if (missing.length > 0) {
    if (!hasMadeDatabases(data)) return 'unfinished';
    throw new EmbeddedPostgresError(
      `The data in ${data} is not whole: ${missing.join(', ')} is missing. It was left as it is: restore a backup into another folder and name it in WAGEWRIGHT_DATA.`,
    );
  }
  const found = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  if (found === major) return 'ready';
  throw new EmbeddedPostgresError(
    `The data in ${data} was made by PostgreSQL ${found}, and this is PostgreSQL ${major}, which cannot read it. It was left as it is: write it out with PostgreSQL ${found} (pg_dumpall), and read it into a new folder named in WAGEWRIGHT_DATA; or start PostgreSQL ${found} on it and name it in DATABASE_URL.`,
  );
}

/** What initdb was killed over holds nothing of anybody's, but that is for people to decide: it is put aside, not deleted. */
function putAside(data: string): string {
  for (let number = 1; ; number++) {
    const aside = `${data}-unfinished-${number}`;
    if (existsSync(aside)) continue;
    renameSync(data, aside);
    return aside;
  }
}

function readPassword(folder: string, isNew: boolean): string {
  const file = path.join(folder, 'postgres-password');
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (known) return known;
  if (!isNew) {
    throw new EmbeddedPostgresError(
      `${file} is missing or empty: without it the data in ${folder} cannot be opened. Put the file back from a backup and start again.`,
    );
  }
  const password = randomBytes(24).toString('hex');
  writeFileSync(`${file}.new`, password, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return password;
}

/** What an initdb that was killed has left: nothing has ever been stored in it. */
function deleteLeftovers(data: string): void {
  const folder = path.dirname(data);
  for (const name of readdirSync(folder)) {
    const prefix = path.basename(making(data));
    if (name.startsWith(prefix) && !isAlive(Number.parseInt(name.slice(prefix.length), 10)))
      rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Makes the data under another name; only whole does it get its own. */
async function initialise(native: string, data: string, password: string, volatile: boolean): Promise<void> {
  const made = `${making(data)}${process.pid}`;
  const passwordFile = `${made}.password`;
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (isRoot()) for (const item of [made, passwordFile]) chownSync(item, unprivilegedId, unprivilegedId);
  const access = ['-U', user, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const args = ['-D', made, ...access, '--encoding=UTF8', '--locale=C', '--no-instructions', ...(volatile ? ['--no-sync'] : [])];
  const { status, errors } = await runProgram(path.join(native, 'bin/initdb'), args, path.dirname(data));
  rmSync(passwordFile, { force: true });
  if (status !== 0) {
    const advice = explain(path.dirname(data), errors) ?? `PostgreSQL could not create its data folder ${data}.`;
    rmSync(made, { recursive: true, force: true });
    throw new EmbeddedPostgresError(`${advice}\n${errors.trim()}`);
  }
  if (existsSync(data)) rmSync(data, { recursive: true }); // empty
  renameSync(made, data);
}

export interface DataOptions {
  readonly folder: string;
  /** Not written through to the disk before it is used. */
  readonly volatile?: boolean;
  readonly say?: (message: string) => void;
}

/**
 * Brings the folder to the point where PostgreSQL can start on it: a new one is made, a half made one put aside and made anew.
 * @returns the superuser's password
 * @throws EmbeddedPostgresError that says what is wrong with the folder and what to do
 */
export async function prepareData(native: string, { folder, volatile = false, say = () => undefined }: DataOptions): Promise<string> {
  const data = path.join(folder, 'postgres');
  deleteLeftovers(data);
  const found = state(data, await majorOf(native));
  const password = readPassword(folder, found !== 'ready');
  if (found === 'ready') return password;
  if (found === 'unfinished')
    say(`${data} was never finished: its making was interrupted. It was put aside as ${putAside(data)}, and is made anew.`);
  await initialise(native, data, password, volatile);
  return password;
}
