import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

const repository = path.resolve(import.meta.dirname, '../..');
const startMs = 60_000;

/** A start of the product as people start it, on a data folder and port of its own. */
class Launch {
  readonly child: ChildProcess;
  output = '';

  constructor(folder: string, port: number) {
    this.child = spawn(process.execPath, ['scripts/start.ts'], {
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

  async end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const exit = new Promise<number | null>((resolve) => {
      this.child.once('exit', (code) => resolve(code));
    });
    this.child.kill(signal);
    return await exit;
  }
}

const answers = (url: string): Promise<number> =>
  fetch(url, { headers: { accept: 'text/html' } }).then(
    ({ status }) => status,
    () => 0,
  );

describe('npm start', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wagewright-start-'));
  const launches: Launch[] = [];
  const launch = (port: number): Launch => {
    const started = new Launch(folder, port);
    launches.push(started);
    return started;
  };
  /** Where the data really went: as root a folder that others may not enter is replaced. */
  const dataFolder = (output: string): string => /Data: (\S+)/.exec(output)?.[1] ?? folder;
  let data = folder;
  afterEach(async () => {
    for (const started of launches) await started.end('SIGTERM');
  });
  afterAll(() => {
    for (const used of new Set([folder, data])) rmSync(used, { recursive: true, force: true });
  });

  it('makes the demo companies, serves the product, survives kill -9, and stops in order', { timeout: 4 * startMs }, async () => {
    const first = launch(4_950);
    const output = await first.until('Ctrl+C');
    data = dataFolder(output);
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

    expect(await again.end('SIGTERM')).toBe(0);
    expect(await answers(address)).toBe(0);
    expect(existsSync(path.join(data, 'postgres', 'postmaster.pid'))).toBe(false);
    expect(readFileSync(path.join(data, 'server.log'), 'utf8')).not.toMatch(/"level":(50|60)/);
  });
});
