import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import superjson from 'superjson';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attendance } from '../../../src/shared/api/attendance.ts';
import { callFacts } from '../../../src/shared/api/calls.ts';
import { createClient } from '../../../src/shared/api/client.ts';
import { call } from '../../../src/shared/api/failure.ts';
import { MinimumTime } from '../../../src/shared/api/minimum-time.ts';
import { type Notice, NoticeBoard } from '../../../src/shared/api/notices.ts';
import type { Clock } from '../../../src/shared/clock.ts';

const url = 'http://wagewright.test/hr/trpc';
const answer = (data: unknown) => ({ result: { data: superjson.serialize(data) } });
const failing = (data: Record<string, unknown>) => ({
  error: superjson.serialize({ message: String(data.message), code: -32_000, data }),
});

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Time passes only where something waits for it, so that a busy machine changes nothing. */
let ms: number;
let doubts: number;
let page: EventTarget;
beforeEach(() => {
  ms = 0;
  doubts = 0;
  page = new EventTarget();
});
const clock: Clock = {
  elapsedMs: () => ms,
  wait: async (passing) => {
    ms += passing;
  },
  now: () => new Date(ms),
};

function stage() {
  const notices = new NoticeBoard(clock);
  const told: Notice[] = [];
  notices.listen((notice) => told.push(notice));
  const client = createClient({
    url,
    language: () => 'zh-CN',
    isAttended: attendance(clock, page),
    minimum: new MinimumTime(clock),
    notices,
    doubt: () => void (doubts += 1),
    facts: callFacts(),
  });
  return { client, told };
}

describe('calls that a person waits for', () => {
  it('take 500 ms at least, and share it when they are made together', async () => {
    server.use(http.get(`${url}/*`, () => HttpResponse.json([answer({ unread: 3 }), answer({ lang: 'en' })])));
    const { client } = stage();
    const { notifications, languages } = client.platform;
    expect(await Promise.all([notifications.countUnread.query({}), languages.getUserLanguage.query({})])).toEqual([
      { unread: 3 },
      { lang: 'en' },
    ]);
    expect(ms).toBe(500);
  });

  it('wait no longer when the server took its time', async () => {
    server.use(
      http.get(`${url}/*`, async () => {
        await clock.wait(600);
        return HttpResponse.json([answer({ unread: 0 })]);
      }),
    );
    await stage().client.platform.notifications.countUnread.query({});
    expect(ms).toBe(600);
  });

  it('windows of big tables answer at once', async () => {
    server.use(http.get(`${url}/*`, () => HttpResponse.json([answer({ total: 0, rows: [] })])));
    await stage().client.payroll.tables.listRows.query({ batchId: 1, table: 'Pay' });
    expect(ms).toBe(0);
  });
});

describe('every call', () => {
  it('carries a trace id and the language', async () => {
    let headers = new Headers();
    server.use(
      http.get(`${url}/*`, ({ request }) => {
        headers = request.headers;
        return HttpResponse.json([answer({ unread: 0 })]);
      }),
    );
    await stage().client.platform.notifications.countUnread.query({});
    expect(headers.get('x-trace-id')).toMatch(/^[0-9a-f]{32}$/);
    expect(headers.get('x-language')).toBe('zh-CN');
  });

  it('says so once nobody has been at the page for a minute, so that the session can end', async () => {
    const marks: (string | null)[] = [];
    server.use(
      http.get(`${url}/*`, ({ request }) => {
        marks.push(request.headers.get('x-unattended'));
        return HttpResponse.json([answer({ unread: 0 })]);
      }),
    );
    const { client } = stage();
    const ask = () => client.platform.notifications.countUnread.query({});
    await ask();
    ms += 60_000;
    await ask();
    page.dispatchEvent(new Event('keydown'));
    await ask();
    expect(marks).toEqual([null, 'true', null]);
  });

  it('answers with an error object and leaves its notice', async () => {
    const data = { code: 'NOT_FOUND', status: 404, method: 'payroll.batches.getBatch', traceId: 'abc', message: 'No batch 9' };
    server.use(http.get(`${url}/*`, () => HttpResponse.json([failing(data)], { status: 404 })));
    const { client, told } = stage();
    expect(await call(client.payroll.batches.getBatch.query({ id: 9 }))).toEqual({ ok: false, failure: data });
    expect(told).toEqual([
      { kind: 'failure', details: { status: 404, code: 'NOT_FOUND', traceId: 'abc' }, message: 'No batch 9', durationMs: 2_200 },
    ]);
  });

  it('leaves no notice when its screen shows the failure itself', async () => {
    const data = { code: 'SIGN_IN_FAILED', status: 401, method: 'm', traceId: 't', message: 'No' };
    server.use(http.post(`${url}/*`, () => HttpResponse.json(failing(data), { status: 401 })));
    const { client, told } = stage();
    const input = { account: 'a', password: 'b', captchaProof: 'c' };
    const result = await call(client.identity.auth.signIn.mutate(input, { context: { quiet: true } }));
    expect(result).toMatchObject({ ok: false, failure: { code: 'SIGN_IN_FAILED' } });
    expect(told).toEqual([]);
  });

  it('names the status of an answer that was not ours', async () => {
    server.use(http.post(`${url}/*`, () => new HttpResponse('<html>Bad gateway</html>', { status: 502 })));
    const { client, told } = stage();
    const result = await call(client.identity.auth.signOut.mutate({}));
    expect(result).toMatchObject({ ok: false, failure: { status: 502, message: '' } });
    expect(told).toMatchObject([{ kind: 'failure', details: { status: 502 } }]);
    expect(doubts, 'who stands for the server raises a doubt that it is there').toBe(1);
  });
});

describe('a change that lost its answer', () => {
  it('is asked for again under the same key, so that it is done once', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post(`${url}/payroll.batches.submitBatch`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(answer({ id: 4, version: 7 }));
      }),
    );
    const { client, told } = stage();
    await expect(client.payroll.batches.submitBatch.mutate({ id: 4, version: 6 })).resolves.toMatchObject({ version: 7 });
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(told).toEqual([]);
  });

  it('is not repeated where doing it twice would show', async () => {
    let calls = 0;
    server.use(
      http.post(`${url}/platform.notifications.markRead`, () => {
        calls += 1;
        return HttpResponse.error();
      }),
    );
    const { client, told } = stage();
    const result = await call(client.platform.notifications.markRead.mutate({}));
    expect(result).toMatchObject({ ok: false, failure: { code: 'NO_NETWORK', status: 0 } });
    expect(calls).toBe(1);
    expect(told).toMatchObject([{ kind: 'failure', details: { status: 0 } }]);
  });
});
