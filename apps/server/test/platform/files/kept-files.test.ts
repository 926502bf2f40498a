import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limits } from '@wagewright/contracts';
import { sqlOfPrisma, sweepFiles } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basePath, startTestServer, type TestCaller, type TestServer } from '../../support/index.ts';

const hour = 3_600_000;
interface Given {
  readonly id: number;
}

describe.each(['database', 'folder'] as const)('files that are kept in a %s', (place) => {
  let server: TestServer;
  let caller: TestCaller;
  let other: TestCaller;
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'wagewright-files-'));
    server = await startTestServer({ requestsPerMinuteMax: 1_000_000, ...(place === 'folder' ? { filesFolder: folder } : {}) });
    caller = await server.signedIn(demoSignIns.employee.account);
    other = await server.signedIn(demoSignIns.administrator.account);
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  });

  const bring = async (bytes: Uint8Array | string, name = 'a.txt'): Promise<number> =>
    ((await caller.upload({ name, bytes })).data as Given).id;
  const fetchFile = (id: number, by = caller) =>
    server.app.inject({ method: 'GET', url: `${basePath}/api/platform/files/${id}`, headers: { authorization: `Bearer ${by.token}` } });
  /** Names of all contents that are kept. */
  async function contents(): Promise<string[]> {
    const names =
      place === 'database'
        ? (await server.prisma.storedFilePiece.findMany({ distinct: ['content'] })).map(({ content }) => content)
        : (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name);
    return names.sort();
  }
  const sweep = async (atMs: number) => {
    const { db, files } = server.composition.deps;
    return await sweepFiles(sqlOfPrisma(db.prisma), files, new Date(atMs));
  };

  it('come back byte for byte, whatever their size', async () => {
    for (const length of [1, 262_143, 262_144, 262_145, 1_000_000]) {
      const bytes = Buffer.concat([Buffer.from('%PDF-'), randomBytes(length)]).subarray(0, Math.max(length, 5));
      const id = await bring(bytes, 'a.pdf');
      const { statusCode, rawPayload } = await fetchFile(id);
      expect(statusCode).toBe(200);
      expect(rawPayload.equals(bytes)).toBe(true);
      const row = await server.prisma.storedFile.findUniqueOrThrow({ where: { id } });
      expect(row).toMatchObject({ place, bytes: bytes.length, ownerKind: null });
      expect(Buffer.from(row.checksum)).toEqual(createHash('sha256').update(bytes).digest());
      await caller.call('platform/files/remove-file', { id });
    }
  });

  it('come back from where they lie sealed, where they were brought for what keeps them so', async () => {
    for (const length of [1, 262_127, 262_128, 262_129, 600_000]) {
      const bytes = Buffer.alloc(length, 'salary,');
      const { id } = (await caller.upload({ name: 'pay.csv', bytes }, { purpose: 'import' })).data as Given;
      const row = await server.prisma.storedFile.findUniqueOrThrow({ where: { id } });
      const kept: Uint8Array[] = [];
      for await (const piece of server.composition.deps.files.in(place).read(row.content)) kept.push(piece);
      expect(Buffer.concat(kept).length).toBe(length + 16 * (Math.floor(length / 262_128) + 1));
      expect(Buffer.concat(kept).includes('salary')).toBe(false);
      expect((await fetchFile(id)).rawPayload.equals(bytes)).toBe(true);
      await caller.call('platform/files/remove-file', { id });
    }
  });

  it('are sent to be saved and never to be shown (S8)', async () => {
    const { headers } = await fetchFile(await bring('五险一金', '说明 "1".txt'));
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="__1_.txt"; filename*=UTF-8''${encodeURIComponent('说明 _1_.txt')}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'no-store',
    });
  });

  it('never arrive whole where they were damaged', async () => {
    const id = await bring(Buffer.alloc(600_000, 'x'));
    const { content } = await server.prisma.storedFile.findUniqueOrThrow({ where: { id } });
    if (place === 'database')
      await server.prisma.storedFilePiece.updateMany({ where: { content, number: 1 }, data: { bytes: Buffer.alloc(262_144, 'y') } });
    else {
      const file = path.join(folder, content.slice(0, 2), content);
      const bytes = await readFile(file);
      bytes[300_000] = 0x79;
      await writeFile(file, bytes);
    }
    await expect(fetchFile(id)).rejects.toThrow();
    if (place === 'database') await server.prisma.storedFilePiece.deleteMany({ where: { content, number: 2 } });
    else await writeFile(path.join(folder, content.slice(0, 2), content), Buffer.alloc(500_000, 'x'));
    await expect(fetchFile(id)).rejects.toThrow();
  });

  it('that belong to nothing are their uploader’s alone: for everybody else they do not exist (S2)', async () => {
    const id = await bring('mine');
    const missing = await other.call('platform/files/download-file', { id: 2_000_000 });
    for (const procedure of ['download-file', 'remove-file']) {
      const hidden = await other.call(`platform/files/${procedure}`, { id });
      expect([hidden.status, hidden.error?.message]).toEqual([404, missing.error?.message.replace('2000000', String(id))]);
    }
    expect((await fetchFile(id, other)).statusCode).toBe(404);
    expect((await fetchFile(id)).statusCode).toBe(200);
  });

  it('that were taken away are gone at once, and their content with the next sweep', async () => {
    const id = await bring('away');
    const { content } = await server.prisma.storedFile.findUniqueOrThrow({ where: { id } });
    expect((await caller.call('platform/files/remove-file', { id })).status).toBe(200);
    expect((await fetchFile(id)).statusCode).toBe(404);
    expect((await caller.call('platform/files/remove-file', { id })).status).toBe(404);
    expect(await contents()).toContain(content);
    await sweep(Date.now());
    expect(await contents()).not.toContain(content);
    expect(await server.prisma.storedFile.count({ where: { id } })).toBe(0);
  });

  it('that are added to nothing go after a day, those that belong to something stay', async () => {
    const [loose, owned] = [await bring('loose'), await bring('owned')];
    await server.prisma.storedFile.update({ where: { id: owned }, data: { ownerKind: 'approval', ownerId: 1 } });
    await sweep(server.now.getTime() + 23 * hour);
    expect(await server.prisma.storedFile.count({ where: { id: { in: [loose, owned] } } })).toBe(2);
    await sweep(server.now.getTime() + 25 * hour);
    expect(await server.prisma.storedFile.findMany({ where: { id: { in: [loose, owned] } } })).toMatchObject([{ id: owned }]);
    const { content } = await server.prisma.storedFile.findUniqueOrThrow({ where: { id: owned } });
    expect(await contents()).toEqual([content]);
  });

  it('of uploads that broke off in the worst moment are swept after a day', async () => {
    const { files } = server.composition.deps;
    const left = 'abcdef01-0000-4000-8000-000000000000';
    async function* pieces() {
      yield Buffer.from('left');
    }
    await files.in(place).write(left, pieces());
    await sweep(Date.now() + 23 * hour);
    expect(await contents()).toContain(left);
    await sweep(Date.now() + 25 * hour);
    expect(await contents()).not.toContain(left);
  });

  it('are kept for a person up to a number, until they belong to something', async () => {
    await server.prisma.storedFile.deleteMany({ where: { ownerKind: null } });
    for (let count = 0; count < limits.looseFilesMax; count++) await bring('x');
    const before = await contents();
    expect(await caller.upload({ name: 'a.txt', bytes: 'x' })).toMatchObject({ status: 409, error: { code: 'TOO_MANY' } });
    expect((await other.upload({ name: 'a.txt', bytes: 'x' })).status).toBe(201);
    expect((await contents()).length).toBe(before.length + 1);
  });
});
