import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { clusterVariable, processesWith, runVariable, type SeenProcess } from '@wagewright/db/testing';
import { afterEach, describe, expect, it } from 'vitest';

const repository = path.resolve(import.meta.dirname, '../..');
/** Known by the processes of the run under test and by no other. */
const mark = 'WAGEWRIGHT_INTERRUPTED_RUN';
const aliveMsMax = 30_000;
/** A run has come as far as it was waited for, on a machine that has much else to do. */
const comesMs = 120_000;

/** An `npm test` of its own, outside of the run that this test belongs to. */
class Run {
  readonly name = randomUUID();
  readonly npm: ChildProcess;
  output = '';

  constructor(test: string) {
    const env: NodeJS.ProcessEnv = { ...process.env, [mark]: this.name, WAGEWRIGHT_HALF_WAY: 'true' };
    for (const name of [runVariable, clusterVariable]) delete env[name];
    for (const name of Object.keys(env)) if (/^(VITEST|npm_|NODE_ENV$)/.test(name)) delete env[name];
    const words = ['test', '--', 'tests/launcher/half-way', '-t', test];
    this.npm = spawn('npm', words, { cwd: repository, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.npm.stdout, this.npm.stderr]) stream?.on('data', (part: Buffer) => (this.output += part.toString()));
  }

  processes = (): SeenProcess[] => processesWith(mark, this.name);

  /** Waits for a process whose command reads so. */
  async until(command: RegExp): Promise<SeenProcess> {
    for (const deadline = performance.now() + comesMs; performance.now() < deadline; await delay(20)) {
      const found = this.processes().find((seen) => command.test(seen.command));
      if (found) return found;
      if (this.npm.exitCode !== null) break;
    }
    throw new Error(`No process ${command} came:\n${this.output}`);
  }

  /** What is still alive when nothing may be any more. */
  async left(): Promise<string[]> {
    const deadline = performance.now() + aliveMsMax;
    let alive = this.processes();
    for (; alive.length > 0 && performance.now() < deadline; alive = this.processes()) await delay(50);
    return alive.map(({ pid, command }) => `${pid} ${command}`);
  }
}

const postgres = /postgres -D/;
const worker = /apps\/worker\/src\/main\.ts/;
const browser = /chrom\S* .*--type=/;
const turnedAway = /trap "" INT/;

describe('a test run that is interrupted leaves no process behind (R12)', { timeout: 2 * comesMs }, () => {
  let run: Run;
  afterEach(() => {
    for (const { pid } of run.processes()) process.kill(pid, 'SIGKILL');
  });

  it('by Ctrl+C, while a worker and a browser are at work', async () => {
    run = new Run('goes on for ever');
    await Promise.all([run.until(worker), run.until(browser), run.until(turnedAway)]);
    process.kill(-(run.npm.pid as number), 'SIGINT');
    expect(await run.left()).toEqual([]);
  });

  it('by a kill of npm, while PostgreSQL starts', async () => {
    run = new Run('goes on for ever');
    await run.until(postgres);
    run.npm.kill('SIGKILL');
    expect(await run.left()).toEqual([]);
  });

  it('by a kill of the script that everything belongs to', async () => {
    run = new Run('goes on for ever');
    await run.until(turnedAway);
    const script = await run.until(/\/scripts\/test\.ts/);
    process.kill(script.pid, 'SIGKILL');
    expect(await run.left()).toEqual([]);
  });

  it('by itself, after a test that failed half-way', async () => {
    run = new Run('fails half-way');
    const [code] = (await once(run.npm, 'exit')) as [number];
    expect(code).not.toBe(0);
    expect(run.output).toContain('half-way');
    expect(await run.left()).toEqual([]);
  });
});
