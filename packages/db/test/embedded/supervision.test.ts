import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SupervisedPostgres, startEmbedded, superviseEmbedded } from '../../src/embedded/index.ts';
import { isAlive, isPostgres, readPidFile } from '../../src/embedded/processes.ts';
import { makeFolder, query, removeFolder } from './support.ts';

const backSecondsMax = 10;
/** The seconds count from a kill, and a machine that is busy with something else takes more of them: the best of three holds. */
const timed = { retry: 2 };
const portPreferred = 54_740;

describe('the supervisor of the embedded PostgreSQL (R11)', () => {
  let folder: string;
  let said: string[];
  let supervised: SupervisedPostgres | undefined;
  const pid = (): number => readPidFile(path.join(folder, 'postgres'))?.pid ?? 0;
  const supervise = async (more: object = {}): Promise<SupervisedPostgres> => {
    supervised = await superviseEmbedded({ folder, portPreferred, say: (message) => said.push(message), ...more });
    return supervised;
  };
  beforeEach(() => {
    folder = makeFolder();
    said = [];
  });
  afterEach(async () => {
    await supervised?.stop();
    supervised = undefined;
    removeFolder(folder);
  });

  /** Seconds until it answers at its address again. */
  async function back(baseUrl: string): Promise<number> {
    const begun = performance.now();
    for (;;) {
      try {
        await query(baseUrl, 'SELECT 1');
        return (performance.now() - begun) / 1_000;
      } catch (error) {
        if (performance.now() - begun > 60_000) throw error;
        await delay(20);
      }
    }
  }

  it('starts it again where it was, with all that was committed, after kill -9 while sessions are busy', timed, async () => {
    const { baseUrl } = await supervise();
    await query(baseUrl, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const busy = new pg.Client({ connectionString: `${baseUrl}/postgres` });
    busy.on('error', () => undefined);
    await busy.connect();
    const { rows } = await busy.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    // a loop in one expression: it does not notice by itself that its server is gone
    const ends = busy.query(`SELECT length(repeat('x', 200000000)) FROM generate_series(1, 1000000)`).catch(String);
    const killed = pid();
    process.kill(killed, 'SIGKILL');
    expect(await back(baseUrl)).toBeLessThan(backSecondsMax);
    expect(await query(baseUrl, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await ends;
    expect(isPostgres(rows[0]?.pid ?? 0)).toBe(false);
    expect(pid()).not.toBe(killed);
    expect(said).toEqual(['PostgreSQL ended (SIGKILL). Starting it again.']);
  });

  it('looks after a server, too, that an earlier start had left running', timed, async () => {
    const orphan = await startEmbedded({ folder, portPreferred });
    const { adopted, baseUrl } = await supervise();
    expect(adopted).toBe(true);
    process.kill(orphan.pid, 'SIGKILL');
    expect(await back(baseUrl)).toBeLessThan(backSecondsMax);
  });

  it('waits longer each time, and gives up in the end with words that help', async () => {
    const { givenUp } = await supervise({ waitMs: [1, 300], endsMax: 3 });
    const begun = performance.now();
    const state = { over: false };
    void givenUp.then(() => (state.over = true));
    for (let killed = 0; !state.over; await delay(10)) {
      const now = pid();
      if (now === killed || !isPostgres(now)) continue;
      process.kill(now, 'SIGKILL');
      killed = now;
    }
    expect((await givenUp).message).toMatch(/ended or failed to start 4 times.*start Wagewright again; the data is untouched/s);
    expect(performance.now() - begun).toBeGreaterThan(600);
    expect(said).toHaveLength(3);
  });

  it('says why a start fails, and starts as soon as that is mended', async () => {
    const { baseUrl } = await supervise({ waitMs: [50] });
    const file = path.join(folder, 'postgres-password');
    const password = readFileSync(file);
    rmSync(file);
    process.kill(pid(), 'SIGKILL');
    for (const deadline = performance.now() + 60_000; said.length < 2 && performance.now() < deadline; ) await delay(10);
    writeFileSync(file, password, { mode: 0o600 });
    await back(baseUrl);
    expect(said[1]).toMatch(/postgres-password is missing/);
  });

  it('that is stopped leaves nothing running, also in the middle of a start', async () => {
    const { stop } = await supervise().then((started) => ({ stop: () => started.stop() }));
    process.kill(pid(), 'SIGKILL');
    for (const deadline = performance.now() + 60_000; said.length === 0 && performance.now() < deadline; ) await delay(1);
    await stop();
    expect(isAlive(pid()) && isPostgres(pid())).toBe(false);
  });
});
