import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, cpSync, existsSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { askServer } from './ask-server.ts';
import { prepareData, user } from './data-folder.ts';
import { EmbeddedPostgresError, explain, explainError } from './faults.ts';
import { canRunFrom, nativeFolder } from './paths.ts';
import { choosePort } from './ports.ts';
import { endOrphans, isAlive, isPostgres, pidFileOf, readPidFile } from './processes.ts';
import { ownership } from './run-program.ts';

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** Connection string of the superuser, without a database name after the last slash. */
  readonly baseUrl: string;
  readonly port: number;
  /** The process that all others of the server belong to. */
  readonly pid: number;
  /** True when a server that an earlier process left behind (or shares) was taken over. */
  readonly adopted: boolean;
  /** When it has ended, whoever ended it; tells how. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The resolved data folder; the server's files go to `postgres/` below it. */
  readonly folder: string;
  /** Trades durability for speed; for test clusters only. */
  readonly volatile?: boolean;
  readonly portPreferred?: number;
  /** No other port will do: somebody knows the server by this one. */
  readonly portFixed?: boolean;
  /** Hears what people should know though all goes well. */
  readonly say?: (message: string) => void;
}

const startTimeoutMs = 60_000;
/** A server that has crashed brings its data in order first, and says so. */
const recoveryTimeoutMs = 900_000;
const stopTimeoutMs = 20_000;
const adoptedLookMs = 250;
const portDefault = 54_320;

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
  ...(volatile
    ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=1GB']
    : []),
];

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

const hasEnded = (pid: number, child: ChildProcess | undefined): boolean =>
  child ? child.exitCode !== null || child.signalCode !== null : !isAlive(pid);

async function stopProcess(pid: number, child: ChildProcess | undefined): Promise<void> {
  // fast shutdown: ends sessions, writes a checkpoint; then the one that only ends
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (hasEnded(pid, child)) return;
    process.kill(pid, signal);
    for (const deadline = Date.now() + stopTimeoutMs; Date.now() < deadline; await delay(50)) if (hasEnded(pid, child)) return;
  }
}

/** A child tells of its end; a server that was taken over is looked at now and then. */
function endOf(pid: number, child: ChildProcess | undefined): Promise<string> {
  return new Promise((resolve) => {
    if (child) {
      child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
      return;
    }
    const timer = setInterval(() => {
      if (isAlive(pid)) return;
      clearInterval(timer);
      resolve('unknown');
    }, adoptedLookMs);
    timer.unref();
  });
}

interface Place {
  readonly native: string;
  readonly data: string;
  readonly logFile: string;
  readonly url: (port: number) => string;
}

function startProcess({ native, data, logFile }: Place, port: number, volatile: boolean): ChildProcess {
  const log = openSync(logFile, 'a', 0o600);
  const args = ['-D', data, '-p', String(port), ...settings(volatile).flatMap((setting) => ['-c', setting])];
  const child = spawn(path.join(native, 'bin/postgres'), args, {
    ...ownership(),
    cwd: data,
    stdio: ['ignore', log, log],
    detached: true, // a Ctrl+C in the terminal reaches us alone; we stop the server after our own sessions have ended
  });
  closeSync(log);
  child.on('error', () => undefined); // seen by its missing pid
  child.unref();
  return child;
}

/** @returns what the log says from now on */
function listen({ logFile }: Place): () => string {
  const logged = existsSync(logFile) ? statSync(logFile).size : 0;
  return () => readFileSync(logFile).subarray(logged).toString('utf8').slice(-4_000);
}

/** Waits until the server answers. @returns what it said where it ended instead */
async function untilUp({ data, url }: Place, port: number, child: ChildProcess, said: () => string): Promise<string | undefined> {
  const begun = Date.now();
  for (;;) {
    const answer = await askServer(url(port), data);
    if (answer === 'up') return undefined;
    if (child.pid === undefined || hasEnded(child.pid, child)) return said();
    if (Date.now() - begun > (answer === 'recovering' ? recoveryTimeoutMs : startTimeoutMs)) {
      await stopProcess(child.pid, child);
      return `It did not answer in time.\n${said()}`;
    }
    await delay(30);
  }
}

async function launch(place: Place, options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const preferred = options.portPreferred ?? portDefault;
  for (const begun = Date.now(); ; ) {
    const port = options.portFixed ? preferred : await choosePort(preferred);
    const said = listen(place);
    const child = startProcess(place, port, options.volatile ?? false);
    const ended = endOf(child.pid ?? 0, child);
    const failure = await untilUp(place, port, child, said);
    if (failure === undefined) {
      const pid = child.pid as number;
      return { baseUrl: place.url(port), port, pid, adopted: false, ended, stop: () => stopProcess(pid, child) };
    }
    // another one was quicker to take the port, or sessions of a server that was killed have not all ended yet
    const passes = options.portFixed ? /pre-existing shared memory/ : /Address already in use|pre-existing shared memory/;
    if (!passes.test(failure) || Date.now() - begun > startTimeoutMs) {
      const advice = explain(options.folder, failure);
      throw new EmbeddedPostgresError(`${advice ?? 'PostgreSQL did not start.'} The end of ${place.logFile}:\n${failure.slice(-2_000)}`);
    }
    await endOrphans(place.data);
    await delay(100);
  }
}

/** The server that already runs on the data; nobody where the one that wrote the pid file is gone. */
async function adopt({ data, url }: Place): Promise<EmbeddedPostgres | undefined> {
  const running = readPidFile(data);
  if (!running) return undefined;
  const { pid, port } = running;
  for (const begun = Date.now(); isPostgres(pid) && Date.now() - begun < recoveryTimeoutMs; await delay(100)) {
    const answer = await askServer(url(port), data);
    if (answer === 'up')
      return { baseUrl: url(port), port, pid, adopted: true, ended: endOf(pid, undefined), stop: () => stopProcess(pid, undefined) };
    if (answer !== 'recovering' && Date.now() - begun > startTimeoutMs) break;
  }
  if (isPostgres(pid))
    throw new EmbeddedPostgresError(
      `A PostgreSQL (process ${pid}) runs on ${data} and does not let us in. End it and start again. Nothing of the data was deleted.`,
    );
  rmSync(pidFileOf(data), { force: true }); // its number may be somebody else's by now, and PostgreSQL would take that one for itself
  await endOrphans(data);
  return undefined;
}

/**
 * Starts PostgreSQL on the folder's data, or takes over the server that already runs on it. A stale pid file, a taken port, sessions that a
 * killed server left behind, and a server orphaned by a crash are all handled here.
 * @throws EmbeddedPostgresError that says what is wrong and what to do
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { folder } = options;
  try {
    const native = prepareBinaries(folder);
    const password = await prepareData(native, options);
    const place: Place = {
      native,
      data: path.join(folder, 'postgres'),
      logFile: path.join(folder, 'postgres.log'),
      url: (port) => `postgresql://${user}:${password}@127.0.0.1:${port}`,
    };
    return (await adopt(place)) ?? (await launch(place, options));
  } catch (error) {
    throw explainError(folder, error);
  }
}
