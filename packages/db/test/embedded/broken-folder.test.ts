import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { explain } from '../../src/embedded/faults.ts';
import { startEmbedded } from '../../src/embedded/index.ts';
import { isRoot, unprivilegedId } from '../../src/embedded/paths.ts';
import { makeFolder, mountDisk, query, removeFolder } from './support.ts';

const waitMs = 60_000;

describe('a data folder that PostgreSQL cannot use as it is (R11)', () => {
  let folder: string;
  let said: string[];
  const data = (...names: string[]): string => path.join(folder, 'postgres', ...names);
  const start = () => startEmbedded({ folder, portPreferred: 54_720, volatile: true, say: (message) => said.push(message) });
  const answer = async () => {
    const server = await start();
    const rows = await query(server.baseUrl, 'SELECT 42 AS answer');
    await server.stop();
    return rows;
  };
  beforeEach(() => {
    folder = makeFolder();
    said = [];
  });
  afterEach(() => removeFolder(folder));

  it('half made by an earlier version: is put aside, said, and made anew', async () => {
    mkdirSync(data('base', '1'), { recursive: true });
    writeFileSync(data('PG_VERSION'), '18\n');
    expect(await answer()).toEqual([{ answer: 42 }]);
    expect(said).toEqual([expect.stringMatching(/was never finished.*put aside as .*postgres-unfinished-1/)]);
    expect(readdirSync(path.join(folder, 'postgres-unfinished-1'))).toEqual(['PG_VERSION', 'base']);
  });

  it('whose making was killed in the middle: is made anew, and nothing half made stands in its place', async () => {
    const index = path.join(import.meta.dirname, '../../src/embedded/index.ts');
    const code = `import { startEmbedded } from ${JSON.stringify(index)}; await startEmbedded({ folder: ${JSON.stringify(folder)} });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], { detached: true, stdio: 'ignore' });
    const exit = once(child, 'exit');
    const isMaking = () =>
      readdirSync(folder).some((name) => /^postgres-making-\d+$/.test(name) && readdirSync(path.join(folder, name)).length > 5);
    for (const deadline = performance.now() + waitMs; !isMaking() && performance.now() < deadline; ) await delay(1);
    process.kill(-(child.pid as number), 'SIGKILL');
    await exit;
    expect(existsSync(data())).toBe(false);
    expect(await answer()).toEqual([{ answer: 42 }]);
    expect(readdirSync(folder).filter((name) => name.includes('making'))).toEqual([]);
    expect(said).toEqual([]);
  });

  it('of another major version: says which, and how to bring the data over; touches nothing', async () => {
    await answer();
    writeFileSync(data('PG_VERSION'), '17\n');
    const before = readdirSync(data());
    await expect(start()).rejects.toThrow(/made by PostgreSQL 17, and this is PostgreSQL 18.*pg_dumpall/);
    expect(readdirSync(data())).toEqual(before);
  });

  it('that lacks something but holds databases: is left as it is', async () => {
    const server = await start();
    await query(server.baseUrl, 'CREATE DATABASE kept');
    await server.stop();
    rmSync(data('global', 'pg_control'));
    const before = readdirSync(data('base'));
    await expect(start()).rejects.toThrow(/not whole: global\/pg_control is missing.*left as it is/);
    expect(readdirSync(data('base'))).toEqual(before);
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  it('without its password: says where it belongs', async () => {
    await answer();
    writeFileSync(path.join(folder, 'postgres-password'), '');
    await expect(start()).rejects.toThrow(/postgres-password is missing or empty/);
  });

  it('that somebody else owns: says what to change', async () => {
    await answer();
    if (isRoot()) chownSync(data(), 1, 1);
    else chmodSync(data(), 0);
    await expect(start()).rejects.toThrow(/(Change its owner or its rights|chown -R).*Nothing of the data was deleted/s);
    if (isRoot()) chownSync(data(), unprivilegedId, unprivilegedId);
    else chmodSync(data(), 0o700);
    expect(await answer()).toEqual([{ answer: 42 }]);
  });

  it('that can only be read: says so', async () => {
    const disk = mountDisk(folder, 'size=300m');
    try {
      if (disk) {
        expect(await answer()).toEqual([{ answer: 42 }]);
        disk.setOptions('ro');
        await expect(start()).rejects.toThrow(/can only be read.*Nothing of the data was deleted/s);
        disk.setOptions('rw');
        expect(await answer()).toEqual([{ answer: 42 }]);
      } else {
        expect(explain(folder, 'could not create lock file "postmaster.pid": Read-only file system')).toMatch(/can only be read/);
      }
    } finally {
      disk?.unmount();
    }
  });

  it('on a disk that is too small to make it: says so, and leaves nothing half made', async () => {
    const disk = mountDisk(folder, 'size=12m');
    try {
      if (disk) {
        await expect(start()).rejects.toThrow(/is full. Free some space/);
        expect(existsSync(data())).toBe(false);
        disk.setOptions('size=300m');
        expect(await answer()).toEqual([{ answer: 42 }]);
      } else {
        expect(explain(folder, 'initdb: error: could not write: No space left on device')).toMatch(/is full. Free some space/);
      }
    } finally {
      disk?.unmount();
    }
  });

  it('on a disk that has become full: says so, and goes on where it stopped once there is space', async () => {
    const disk = mountDisk(folder, 'size=300m');
    try {
      if (!disk) {
        expect(explain(folder, 'PANIC: could not write to file "pg_wal/xlogtemp.1": No space left on device')).toMatch(/is full/);
        return;
      }
      const server = await start();
      await query(server.baseUrl, 'CREATE TABLE kept AS SELECT 42 AS answer');
      await server.stop();
      const filler = path.join(folder, 'filler');
      const block = Buffer.alloc(64 * 1_024);
      expect(() => {
        for (;;) writeFileSync(filler, block, { flag: 'a' });
      }).toThrow(/ENOSPC/);
      await expect(start()).rejects.toThrow(/is full. Free some space.*Nothing of the data was deleted/s);
      expect(explain(folder, 'PostgreSQL could not even write down why')).toMatch(/is full/);
      rmSync(filler);
      const again = await start();
      expect(await query(again.baseUrl, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
      await again.stop();
    } finally {
      disk?.unmount();
    }
  });

  it('whose stale pid file names a process that lives and is somebody else’s', async () => {
    await answer();
    writeFileSync(data('postmaster.pid'), `${process.pid}\n${data()}\n1\n54720\n\n127.0.0.1\n`);
    expect(await answer()).toEqual([{ answer: 42 }]);
    expect(readFileSync(path.join(folder, 'postgres.log'), 'utf8')).not.toContain('already exists');
  });
});
