import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { canRunFrom, isRoot, nativeFolder, unprivilegedId } from './paths.ts';

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** Connection string of the superuser, without a database name after the last slash. */
  readonly baseUrl: string;
  readonly port: number;
  /** The process that all others of the server belong to. */
  readonly pid: number;
  /** True when a server that an earlier process left behind (or shares) was taken over. */
  readonly adopted: boolean;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The resolved data folder; the server's files go to `postgres/` below it. */
  readonly folder: string;
  /** Trades durability for speed; for test clusters only. */
  readonly volatile?: boolean;
  readonly portPreferred?: number;
}

const user = 'postgres';
const startTimeoutMs = 30_000;
const stopTimeoutMs = 20_000;

const settings = (volatile: boolean): string[] => [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'shared_buffers=512MB',
  'work_mem=32MB',
  'maintenance_work_mem=256MB',
  'max_wal_size=4GB',
  'checkpoint_timeout=15min',
  'jit=off',
  'log_min_messages=warning',
  ...(volatile ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'] : []),
];

const ownership = () => (isRoot() ? { uid: unprivilegedId, gid: unprivilegedId } : {});

/** The binaries, copied next to the data where the server's user could not reach them inside the repository. */
function prepareBinaries(folder: string): string {
  const native = nativeFolder();
  if (canRunFrom(native)) return native;
  const copy = path.join(folder, 'postgres-native');
  const stamp = path.join(copy, '.complete');
  if (!existsSync(stamp)) {
    rmSync(copy, { recursive: true, force: true });
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    writeFileSync(stamp, '');
  }
  return copy;
}

function readPassword(folder: string): string {
  const file = path.join(folder, 'postgres-password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

function initialise(native: string, data: string, password: string): void {
  const passwordFile = `${data}.password`;
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (isRoot()) for (const item of [data, passwordFile]) chownSync(item, unprivilegedId, unprivilegedId);
  chmodSync(data, 0o700);
  const args = [
    '-D',
    data,
    '-U',
    user,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--no-instructions',
  ];
  const result = spawnSync(path.join(native, 'bin/initdb'), args, { ...ownership(), cwd: path.dirname(data), encoding: 'utf8' });
  rmSync(passwordFile, { force: true });
  if (result.status !== 0) {
    rmSync(data, { recursive: true, force: true });
    throw new Error(`PostgreSQL could not create its data folder ${data}: ${result.stderr || result.error?.message}`);
  }
}

interface PidFile {
  readonly pid: number;
  readonly port: number;
}

/** The pid and port that a server wrote, or one that was killed left behind. */
export function readPidFile(data: string): PidFile | undefined {
  const file = path.join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** True when the server that listens on the port is the one that owns this data folder. */
async function answersFor(url: string, data: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: `${url}/postgres`, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return rows[0]?.data_directory === data;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = net.createServer();
  return await new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

async function choosePort(preferred: number): Promise<number> {
  for (let port = preferred; port < preferred + 50; port++) if (await isFree(port)) return port;
  throw new Error(`No free port between ${preferred} and ${preferred + 49} for PostgreSQL.`);
}

async function stopProcess(pid: number, child: ChildProcess | undefined): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT'); // fast shutdown: ends sessions, writes a checkpoint
  for (const deadline = Date.now() + stopTimeoutMs; Date.now() < deadline; await delay(50)) {
    if (child ? child.exitCode !== null || child.signalCode !== null : !isAlive(pid)) return;
  }
  process.kill(pid, 'SIGQUIT');
}

async function launch(native: string, data: string, url: (port: number) => string, options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const port = await choosePort(options.portPreferred ?? 54320);
  const logFile = path.join(options.folder, 'postgres.log');
  const log = openSync(logFile, 'a', 0o600);
  const args = ['-D', data, '-p', String(port), ...settings(options.volatile ?? false).flatMap((setting) => ['-c', setting])];
  const child = spawn(path.join(native, 'bin/postgres'), args, {
    ...ownership(),
    cwd: data,
    stdio: ['ignore', log, log],
    detached: true, // a Ctrl+C in the terminal reaches us alone; we stop the server after our own sessions have ended
  });
  child.unref();
  const { pid } = child;
  if (pid === undefined) throw new Error(`PostgreSQL could not be started from ${native}.`);
  for (const deadline = Date.now() + startTimeoutMs; ; await delay(30)) {
    if (await answersFor(url(port), data)) break;
    if (child.exitCode !== null || Date.now() > deadline) {
      await stopProcess(pid, child);
      throw new Error(`PostgreSQL did not start. The end of ${logFile}:\n${readFileSync(logFile, 'utf8').slice(-2000)}`);
    }
  }
  return { baseUrl: url(port), port, pid, adopted: false, stop: () => stopProcess(pid, child) };
}

/**
 * Starts PostgreSQL on the folder's data, or takes over the server that already runs on it.
 * A stale pid file, a taken port and a server orphaned by a crash are all handled here.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const native = prepareBinaries(options.folder);
  const data = path.join(options.folder, 'postgres');
  const password = readPassword(options.folder);
  const url = (port: number) => `postgresql://${user}:${password}@127.0.0.1:${port}`;
  if (!existsSync(path.join(data, 'PG_VERSION'))) initialise(native, data, password);
  const running = readPidFile(data);
  if (running && isAlive(running.pid)) {
    for (const deadline = Date.now() + 3000; Date.now() < deadline; await delay(100)) {
      if (await answersFor(url(running.port), data)) {
        const { pid, port } = running;
        return { baseUrl: url(port), port, pid, adopted: true, stop: () => stopProcess(pid, undefined) };
      }
    }
  }
  return await launch(native, data, url, options);
}
