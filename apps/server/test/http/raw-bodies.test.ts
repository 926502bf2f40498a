import { limits } from '@wagewright/contracts';
import { demoSignIns } from '@wagewright/db/seed';
import { describe, expect, it } from 'vitest';
import { callerForAll, serverForAll } from '../support/for-all-tests.ts';

const doors = {
  REST: '/hr/api/UserBases/web/login',
  tRPC: '/hr/trpc/identity.auth.signIn',
} as const;

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const escapes = (characters: number) => '\\u0061'.repeat(characters);

/** What a stranger may write into a body, smaller than what strangers may send. */
const hostile: readonly (readonly [string, string])[] = [
  ['lists that never end', '['.repeat(5_000)],
  ['objects that never end', '{"a":'.repeat(3_000)],
  ['nested lists', nested(5_000)],
  ['a nested list in an envelope', `{"json":${nested(4_000)}}`],
  ['digits', `{"account":${'9'.repeat(16_000)}}`],
  ['an exponent', '{"account":1e999999999}'],
  ['fractions', `{"account":0.${'0'.repeat(15_000)}1}`],
  ['escapes', `{"account":"${escapes(2_600)}"}`],
  ['escapes in a name', `{"${escapes(2_600)}":1}`],
  ['half a pair', '{"account":"\\ud800","password":"x","captchaProof":"x"}'],
  ['a name twice', '{"account":"a","account":"b","password":"x","captchaProof":"x"}'],
  ['a name twice, once escaped', '{"account":"a","\\u0061ccount":"b","password":"x","captchaProof":"x"}'],
  ['a prototype', '{"__proto__":{"polluted":true}}'],
  ['an escaped prototype', '{"\\u005f_proto__":{"polluted":true}}'],
  ['a constructor', '{"constructor":{"prototype":{"polluted":true}}}'],
  ['many names', `{${Array.from({ length: 1_500 }, (_, number) => `"n${number}":0`).join(',')}}`],
  ['many lists', `[${'[],'.repeat(5_000)}[]]`],
  ['superjson that makes a map', '{"json":[["a",1]],"meta":{"values":["map"]}}'],
  ['superjson that makes a big number', `{"json":{"account":"${'9'.repeat(16_000)}"},"meta":{"values":{"account":["bigint"]}}}`],
  ['superjson that makes an expression', '{"json":{"account":"/(a+)+$/"},"meta":{"values":{"account":["regexp"]}}}'],
  ['superjson with a path to a prototype', '{"json":{},"meta":{"values":{"constructor.prototype.polluted":["undefined"]}}}'],
  ['superjson with equal parts', '{"json":{"a":{}},"meta":{"referentialEqualities":{"a":["__proto__.polluted"]}}}'],
  ['no envelope', '[]'],
  ['a lone quote', '"'],
  ['a NUL', '\u0000'],
];

describe('raw bodies of strangers, before any contract', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const clerk = callerForAll(server, demoSignIns.clerk.account);

  const send = async (url: string, payload: string, headers: Record<string, string> = {}) =>
    await server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });

  /** Milliseconds of server time at best. Processor time, so that a busy machine does not count. */
  async function costOf(url: string, payload: string): Promise<number> {
    const costs: number[] = [];
    for (let round = 0; round < 5; round++) {
      const began = process.cpuUsage();
      await send(url, payload);
      const { user, system } = process.cpuUsage(began);
      costs.push((user + system) / 1_000);
    }
    return Math.min(...costs);
  }

  for (const [door, url] of Object.entries(doors)) {
    it.each(hostile)(`(F4) %s at ${door} are refused in words, at 20 ms at most`, async (_what, payload) => {
      const reply = await send(url, payload);
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode).toBeLessThan(500);
      const { error } = reply.json() as { error: { message?: string; json?: { message: string } } };
      expect(error.message ?? error.json?.message).toMatch(/\w{3}/);
      expect(await costOf(url, payload)).toBeLessThan(20);
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    });
  }

  it.each(Object.values(doors))('(F4) %s takes strangers’ bodies up to the limit, one byte more is a 413', async (url) => {
    const at = `{"account":"${'x'.repeat(limits.strangerBodyBytesMax - 14)}"}`;
    expect(Buffer.byteLength(at)).toBe(limits.strangerBodyBytesMax);
    expect((await send(url, at)).statusCode).toBe(422);
    expect((await send(url, `${at} `)).statusCode).toBe(413);
  });

  it('(F4) whoever comes with a token that is none of ours is a stranger', async () => {
    const big = JSON.stringify({ lang: 'x'.repeat(limits.strangerBodyBytesMax) });
    const url = '/hr/api/base/language/updateUserLang';
    expect((await send(url, big, { authorization: 'Bearer made-up' })).statusCode).toBe(413);
    expect((await send(url, big, { authorization: `Bearer ${clerk.token}` })).statusCode).toBe(422);
  });

  it('(F4) a body that does not say how long it is is cut off at the limit', async () => {
    const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const parts = async function* () {
      for (let number = 0; number < 20; number++) yield Buffer.alloc(1_024, ' ');
    };
    const chunked = (token: string | undefined, body: AsyncIterable<Buffer>) =>
      fetch(`${origin}/hr/api/base/language/updateUserLang`, {
        method: 'POST',
        body: ReadableStream.from(body),
        duplex: 'half',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      } as RequestInit);
    expect((await chunked(undefined, parts())).status).toBe(413);
    expect((await chunked(clerk.token, parts())).status).toBe(422);
  });

  it('(F4) a packed body is refused', async () => {
    const reply = await send(doors.REST, '{}', { 'content-encoding': 'gzip' });
    expect([reply.statusCode, reply.json().error.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('(F4) nesting is taken up to the limit', async () => {
    const at = await send(doors.REST, `{"account":${nested(limits.jsonDepthMax - 1)}}`);
    expect(at.json().error.message).toContain('account: ');
    const past = await send(doors.REST, `{"account":${nested(limits.jsonDepthMax)}}`);
    expect([past.statusCode, past.json().error.message]).toEqual([422, expect.stringContaining('deeper than 32 levels')]);
  });

  it.each([
    ['input', nested(1_000)],
    ['input', '{"json":{"__proto__":{}}}'],
    ['input', '{"json":{},"json":{}}'],
    ['input', '{"json"'],
    ['connectionParams', nested(1_000)],
  ])('(F4) the query parameter %s is checked like a body: %.20s', async (name, value) => {
    for (const door of ['trpc', '%74rpc']) {
      const reply = await server.app.inject({ url: `/hr/${door}/identity.auth.getLoginConfig?${name}=${encodeURIComponent(value)}` });
      expect([reply.statusCode, reply.body]).toEqual([422, expect.stringContaining(`The query parameter ${name}`)]);
    }
  });

  it('(F5) names of object properties lead to no procedure and to no path', async () => {
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'payroll.constructor', 'identity.auth.__proto__']) {
      expect((await server.app.inject({ url: `/hr/trpc/${name}` })).statusCode, name).toBe(404);
      expect((await server.app.inject({ url: `/hr/api/${name}` })).statusCode, name).toBe(404);
    }
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      const reply = await clerk.rest('GET', `/api/notifications?${name}=1`);
      expect(reply.status, name).toBe(422);
    }
  });
});
