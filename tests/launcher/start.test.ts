import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { resolveDataFolder } from '@wagewright/db/embedded';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

const repository = path.resolve(import.meta.dirname, '../..');
/** On a machine with much else to do. */
const startMs = 240_000;

/** A start of the product as people start it, on a data folder and port of its own. */
class Launch {
  readonly child: ChildProcess;
  output = '';

  constructor(folder: string, port: number) {
    this.child = spawn(process.execPath, ['scripts/start.ts', '--employees', '120'], {
      cwd: repository,
      env: { ...process.env, WAGEWRIGHT_DATA: folder, PORT: String(port) },
    });
    for (const stream of [this.child.stdout, this.child.stderr]) stream?.on('data', (part: Buffer) => (this.output += part.toString()));
  }

  async until(words: string): Promise<string> {
    for (const deadline = performance.now() + startMs; !this.output.includes(words); await delay(50)) {
      if (this.child.exitCode !== null || performance.now() > deadline) throw new Error(`"${words}" never came:\n${this.output}`);
    }
    return this.output;
  }

  get exit(): Promise<number | null> {
    return once(this.child, 'exit').then(([code]) => code as number | null);
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const { exit } = this;
    this.child.kill(signal);
    return await exit;
  }
}

const answers = (url: string): Promise<number> =>
  fetch(url, { headers: { accept: 'text/html, application/json' } }).then(
    ({ status }) => status,
    () => 0,
  );

/** What a stranger gets when all is well, and when the database is away. */
const wellStatus = 401;
const awayStatus = 503;

/** Of the worker in the database; -1 where that cannot be reached. */
async function sessions(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(`SELECT 1 FROM pg_stat_activity WHERE application_name = 'wagewright-worker'`)).rows.length;
  } catch {
    return -1;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function until(what: string, look: () => Promise<boolean>): Promise<void> {
  for (const deadline = performance.now() + startMs; !(await look()); await delay(50)) {
    if (performance.now() > deadline) throw new Error(`Waited in vain: ${what}`);
  }
}

describe('npm start', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wagewright-start-'));
  const launches: Launch[] = [];
  const launch = (port: number): Launch => {
    const started = new Launch(folder, port);
    launches.push(started);
    return started;
  };
  /** Where the data really goes: as root a folder that others may not enter is replaced. */
  const data = resolveDataFolder(folder);
  const databaseUrl = (port: number): string =>
    `postgresql://postgres:${readFileSync(path.join(data, 'postgres-password'), 'utf8')}@127.0.0.1:${port}/wagewright`;
  const postgres = () =>
    readFileSync(path.join(data, 'postgres', 'postmaster.pid'), 'utf8')
      .split('\n')
      .map(Number);
  afterEach(async () => {
    for (const started of launches) await started.end('SIGTERM');
  });
  afterAll(() => {
    for (const used of new Set([folder, data])) rmSync(used, { recursive: true, force: true });
  });

  it('makes the demo companies, serves the product, survives kill -9, and stops in order', { timeout: 4 * startMs }, async () => {
    mkdirSync(path.join(data, 'postgres'));
    writeFileSync(path.join(data, 'postgres', 'PG_VERSION'), '18\n'); // a start that was killed while it made the data
    const first = launch(4_950);
    const output = await first.until('Ctrl+C');
    expect(output).toMatch(/was never finished.*put aside/);
    expect(output).toContain('payslips paid');
    expect(output).toContain('clerk@montgomery.example');
    expect(await answers('http://127.0.0.1:4950/hr/')).toBe(200);

    const second = launch(4_950);
    await expect(second.until('Ctrl+C')).rejects.toThrow(/already runs/);

    await first.end('SIGKILL'); // its PostgreSQL, its pid files and, for a moment, its server stay behind
    const again = launch(4_950);
    const adopted = await again.until('Ctrl+C');
    expect(adopted).toContain('Took over the PostgreSQL');
    expect(adopted).not.toContain('payslips paid');
    const address = /is up: (\S+)/.exec(adopted)?.[1] ?? '';
    expect(await answers(address)).toBe(200);

    expect(readFileSync(path.join(data, 'server.log'), 'utf8')).not.toMatch(/"level":(50|60)/);

    await databaseDies(address);

    expect(await again.end('SIGTERM')).toBe(0);
    expect(await answers(address)).toBe(0);
    expect(existsSync(path.join(data, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  /** R11: the supervisor starts it again (within what time, packages/db/test/embedded/supervision.test.ts says); the server says that it is away, then answers well; the worker comes back by itself. */
  async function databaseDies(address: string): Promise<void> {
    const [pid = 0, , , port = 0] = postgres();
    const seen = new Set<number>();
    const ask = async (): Promise<number> => {
      const status = await answers(`${address}api/payroll/batches`);
      seen.add(status);
      return status;
    };
    expect(await ask()).toBe(wellStatus);
    process.kill(pid, 'SIGKILL');
    await until(
      'PostgreSQL is started again',
      async () =>
        existsSync(path.join(data, 'postgres', 'postmaster.pid')) &&
        postgres()[0] !== pid &&
        (await ask()) >= 0 &&
        (await sessions(databaseUrl(port))) >= 0,
    );
    await until('the server answers well', async () => (await ask()) === wellStatus);
    await until('the worker is back', async () => (await sessions(databaseUrl(port))) > 0);
    expect([...seen].filter((status) => status !== wellStatus && status !== awayStatus)).toEqual([]);
  }

  const file = path.join(os.tmpdir(), `wagewright-file-${process.pid}`);
  it.each([
    [
      'a file where a folder should be',
      path.join(file, 'data'),
      /is a file where a folder should be.*Name another folder in WAGEWRIGHT_DATA/,
    ],
    ['a folder that nobody can make', '/sys/wagewright', /name another folder in WAGEWRIGHT_DATA/i],
  ])('ends with words that help on %s (R11)', async (_, impossible, words) => {
    writeFileSync(file, '', { mode: 0o755 });
    const started = new Launch(impossible, 4_970);
    launches.push(started);
    const code = await started.exit;
    expect(started.output).toMatch(words);
    expect(started.output).not.toContain('    at '); // no trace of the program's own calls
    expect(code).toBe(1);
    rmSync(file);
  });
});
