import { writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbedded } from '../../src/embedded/index.ts';
import { readPidFile } from '../../src/embedded/processes.ts';
import { makeFolder, query, removeFolder } from './support.ts';

describe('the embedded PostgreSQL', () => {
  let folder: string;
  beforeEach(() => {
    folder = makeFolder();
  });
  afterEach(() => removeFolder(folder));

  const start = (portPreferred = 54_620) => startEmbedded({ folder, portPreferred });

  it('keeps its data over restarts', async () => {
    const first = await start();
    await query(first.baseUrl, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    const second = await start();
    expect(await query(second.baseUrl, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await second.stop();
  });

  it('takes over a server that a crashed start left running', async () => {
    const orphan = await start();
    const again = await start();
    expect(again).toMatchObject({ adopted: true, port: orphan.port });
    expect(await query(again.baseUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await again.stop();
    await expect(query(again.baseUrl, 'SELECT 1')).rejects.toThrow();
  });

  it('starts again after it was killed, over its stale pid file', async () => {
    const killed = await start();
    await query(killed.baseUrl, 'CREATE TABLE kept (n integer)');
    const pid = readPidFile(path.join(folder, 'postgres'))?.pid ?? 0;
    process.kill(pid, 'SIGKILL');
    const again = await start();
    expect(again.adopted).toBe(false);
    expect(await query(again.baseUrl, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 0 }]);
    await again.stop();
  });

  it('starts when the pid file names a process that is not PostgreSQL', async () => {
    const first = await start();
    await first.stop();
    writeFileSync(path.join(folder, 'postgres', 'postmaster.pid'), `999999\n${folder}/postgres\n1\n54620\n\n127.0.0.1\n`);
    const again = await start();
    expect(await query(again.baseUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await again.stop();
  });

  it('takes the next port when the preferred one is taken', async () => {
    const other = net.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as net.AddressInfo;
    const server = await start(port);
    expect(server.port).toBeGreaterThan(port);
    await server.stop();
    other.close();
  });

  it('asks for its password, which only its owner can read', async () => {
    const server = await start();
    const wrong = server.baseUrl.replace(/:[0-9a-f]{48}@/, ':wrong@');
    await expect(query(wrong, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    await server.stop();
  });
});
