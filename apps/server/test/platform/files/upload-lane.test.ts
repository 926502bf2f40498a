import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { limits } from '@wagewright/contracts';
import { demoSignIns } from '@wagewright/db/seed';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { callerForAll, serverForAll } from '../../support/for-all-tests.ts';
import { boundary, fieldPart, filePart, formEnd, formOf } from '../../support/form.ts';
import { basePath } from '../../support/index.ts';
import type { TestCaller } from '../../support/test-server.ts';

const contentType = `multipart/form-data; boundary=${boundary}`;
const whole = Buffer.concat([fieldPart('purpose', 'attachment'), filePart({ name: 'a.txt', bytes: 'x'.repeat(2_000_000) }), formEnd]);
const begun = whole.subarray(0, 700_000);

interface Sending {
  readonly call: ClientRequest;
  readonly answer: Promise<{ readonly status: number; readonly code: string | undefined }>;
}

describe('uploads on their way', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000, callsInHandMax: 2, uploadIdleMs: 1_500 });
  const caller = callerForAll(server, demoSignIns.employee.account);
  let address: URL;
  let sending: Sending[] = [];
  beforeAll(async () => {
    address = new URL(`${await server.app.listen({ host: '127.0.0.1', port: 0 })}${basePath}/api/platform/files`);
  });
  afterEach(async () => {
    for (const { call } of sending) call.destroy();
    sending = [];
    await isCleared();
  });

  function begin(by: TestCaller, headers: Record<string, string | number> = { 'content-length': whole.length }): Sending {
    const all = { ...(by.token ? { authorization: `Bearer ${by.token}` } : {}), 'content-type': contentType, ...headers };
    const call = request(address, { method: 'POST', headers: all, agent: false });
    call.on('error', () => undefined); // broken off on purpose
    const answer = new Promise<IncomingMessage>((resolve) => call.on('response', resolve)).then(async (message) => {
      const body = (await message.toArray()).join('');
      return { status: message.statusCode ?? 0, code: (JSON.parse(body) as { error?: { code: string } }).error?.code };
    });
    const one = { call, answer };
    sending.push(one);
    return one;
  }
  /** Pieces that are written of files that are not whole. */
  async function unfinished(): Promise<number> {
    const files = await server.prisma.storedFile.findMany({ select: { content: true } });
    return await server.prisma.storedFilePiece.count({ where: { content: { notIn: files.map(({ content }) => content) } } });
  }
  const isWritten = (count: number) => vi.waitFor(async () => expect(await unfinished()).toBeGreaterThanOrEqual(count), 120_000);
  const isCleared = () => vi.waitFor(async () => expect(await unfinished()).toBe(0), 120_000);

  it('are written while they arrive, and hold no place of those who wait for an answer', async () => {
    const uploads = [begin(caller), begin(caller)];
    for (const { call } of uploads) call.write(begun);
    await isWritten(4);
    expect((await caller.call('platform/notifications/count-unread', {})).status).toBe(200);
    for (const { call } of uploads) call.end(whole.subarray(begun.length));
    expect(await Promise.all(uploads.map(({ answer }) => answer))).toEqual([
      { status: 201, code: undefined },
      { status: 201, code: undefined },
    ]);
  });

  it('are refused past so many of a person, and of all, with 429 and when to come again', async () => {
    const held = Array.from({ length: limits.uploadsPerUserAtOnce }, () => begin(caller));
    for (const { call } of held) call.write(begun);
    await vi.waitFor(async () => expect((await fetchOnce(caller)).status).toBe(429), 120_000);
    const { status, headers } = await fetchOnce(caller);
    expect([status, headers.get('retry-after')]).toEqual([429, '5']);
    expect((await fetchOnce(await server.signedIn(demoSignIns.clerk.account))).status).toBe(201);
    held[0]?.call.destroy();
    await vi.waitFor(async () => expect((await fetchOnce(caller)).status).toBe(201), 120_000);
  });
  const fetchOnce = (by: TestCaller) => {
    const { payload, headers } = formOf({ purpose: 'attachment' });
    return fetch(address, { method: 'POST', body: new Uint8Array(payload), headers: { ...headers, authorization: `Bearer ${by.token}` } });
  };

  it('that break off leave nothing', async () => {
    const before = await server.prisma.storedFile.count();
    const { call } = begin(caller);
    call.write(begun);
    await isWritten(1);
    call.destroy();
    await isCleared();
    expect(await server.prisma.storedFile.count()).toBe(before);
  });

  it('that send nothing are given up in words, and leave nothing', async () => {
    const { call, answer } = begin(caller);
    call.write(begun);
    await isWritten(1);
    expect(await answer).toEqual({ status: 422, code: 'UPLOAD_BROKEN' });
    await isCleared();
  });

  it('that say they are too large are refused before anything of them has come', async () => {
    const { call, answer } = begin(caller, { 'content-length': 40_000_000 });
    call.flushHeaders();
    expect(await answer).toEqual({ status: 413, code: 'BODY_TOO_LARGE' });
  });

  it('that do not say how large they are are cut off at the limit', async () => {
    const { call, answer } = begin(caller, { 'transfer-encoding': 'chunked' });
    call.write(begun);
    for (let count = 0; count < 11; count++) call.write(Buffer.alloc(1_048_576, 'x'));
    expect((await answer).status).toBe(413);
  });

  it('of strangers, and of whoever’s session is over, are refused before anything of them is read', async () => {
    for (const [token, code] of [
      [undefined, 'UNAUTHENTICATED'],
      ['made-up', 'SESSION_EXPIRED'],
    ] as const) {
      const { call, answer } = begin({ ...caller, token } as TestCaller);
      call.flushHeaders();
      expect(await answer).toEqual({ status: 401, code });
    }
  });

  it('take forms only, at their own path only, and none at the typed door', async () => {
    const bearer = { authorization: `Bearer ${caller.token}` };
    const { payload, headers } = formOf({ purpose: 'attachment' });
    const post = async (url: string, body: string | Buffer, more: Record<string, string>) => {
      const reply = await server.app.inject({ method: 'POST', url: `${basePath}${url}`, payload: body, headers: { ...bearer, ...more } });
      return reply.statusCode;
    };
    expect(await post('/api/platform/files', '{"purpose":"attachment"}', { 'content-type': 'application/json' })).toBe(415);
    expect(await post('/api/platform/files', payload, {})).toBe(415);
    expect(await post('/api/base/language/updateUserLang', payload, headers)).toBe(415);
    expect(await post('/trpc/platform.files.uploadFile', payload, headers)).toBe(415);
    expect(await post('/trpc/platform.files.uploadFile', '{"json":{"purpose":"attachment"}}', { 'content-type': 'application/json' })).toBe(
      415,
    );
    expect(await post('/api/platform/files', formOf({ purpose: 'nothing' }).payload, headers)).toBe(422);
    expect(await post('/api/platform/files', formOf({ purpose: 'attachment', more: '1' }).payload, headers)).toBe(422);
    expect(await post('/api/platform/files?purpose=attachment', formOf({}).payload, headers)).toBe(201);
  });

  it('from another site are refused (S11)', async () => {
    const { payload, headers } = formOf({ purpose: 'attachment' });
    const cookie = { cookie: `wagewright_session=${caller.token}`, 'sec-fetch-site': 'cross-site' };
    const reply = await server.app.inject({
      method: 'POST',
      url: `${basePath}/api/platform/files`,
      payload,
      headers: { ...headers, ...cookie },
    });
    expect([reply.statusCode, reply.json().error.code]).toEqual([403, 'FOREIGN_ORIGIN']);
  });
});
