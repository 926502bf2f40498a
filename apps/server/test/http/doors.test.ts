import { secretFields } from '@wagewright/contracts';
import { procedures } from '@wagewright/contracts/registry';
import { demoSignIns } from '@wagewright/db/seed';
import { describe, expect, it } from 'vitest';
import { routerPath } from '../../src/http/router-path.ts';
import { callerForAll, serverForAll } from '../support/for-all-tests.ts';

describe('the outer doors', () => {
  const server = serverForAll();
  const clerk = callerForAll(server, demoSignIns.clerk.account);

  it('(S14) no answer of a procedure is kept by a cache, by either door', async () => {
    for (const contract of procedures.filter(({ kind }) => kind !== 'subscription')) {
      const method = contract.kind === 'query' ? 'GET' : 'POST';
      const rpc = await server.app.inject({ method, url: `/hr/trpc/${routerPath(contract).join('.')}`, remoteAddress: '127.5.5.5' });
      expect(rpc.headers['cache-control'], contract.id).toBe('no-store');
      for (const { method: restMethod, path } of contract.rest) {
        const rest = await server.app.inject({
          method: restMethod,
          url: `/hr${path.replace(/\{\w+\}/g, '1')}`,
          remoteAddress: '127.5.5.6',
        });
        expect(rest.headers['cache-control'], `${restMethod} ${path}`).toBe('no-store');
      }
    }
    for (const url of ['/health', '/ready', '/hr/openapi.json', '/hr/docs', '/hr/nowhere'])
      expect((await server.app.inject({ url })).headers['cache-control'], url).toBe('no-store');
    expect((await clerk.rest('GET', '/api/UserBases/views')).headers['cache-control']).toBe('no-store');
  });

  it('(S14) a host that is not configured is refused by every path, save the probes', async () => {
    const ask = (url: string, host: string) => server.app.inject({ url, headers: { host } });
    for (const url of ['/hr/api/UserBases/web/loginConfig', '/hr/trpc/identity.auth.getLoginConfig', '/hr/', '/hr/openapi.json']) {
      for (const host of ['evil.example', 'pay.example.evil.example', 'pay.example:81', '127.0.0.1.evil.example'])
        expect((await ask(url, host)).statusCode, `${url} ${host}`).toBe(421);
    }
    expect((await ask('/hr/api/UserBases/web/loginConfig', 'evil.example')).json().error).toMatchObject({
      code: 'HOST_UNKNOWN',
      message: expect.stringContaining('evil.example'),
    });
    for (const host of ['pay.example', 'PAY.example', 'localhost', '127.0.0.1:4700', '[::1]:4700'])
      expect((await ask('/hr/api/UserBases/web/loginConfig', host)).statusCode, host).toBe(200);
    expect((await ask('/health', '10.0.0.7:4700')).statusCode).toBe(200);
  });

  it('(S14) a loopback name counts only with the port that the server listens on', async () => {
    const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = new URL(origin);
    const { request } = await import('node:http');
    const ask = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        request({ port, host: '127.0.0.1', path: '/hr/openapi.json', headers: { host } }, (reply) => resolve(reply.resume().statusCode))
          .on('error', reject)
          .end();
      });
    expect(await ask(`localhost:${port}`)).toBe(200);
    expect(await ask('localhost:1')).toBe(421);
  });

  it.each(secretFields)('(S14) %s in an address is refused by both doors, whatever the rest', async (name) => {
    for (const url of [
      `/hr/api/UserBases/web/login?${name}=x`,
      `/hr/trpc/identity.auth.signIn?${name.toUpperCase()}=x`,
      `/hr/trpc/identity.auth.signIn?input=${encodeURIComponent(JSON.stringify({ json: { [name]: 'x' } }))}`,
      `/hr/api/notifications?filter=${encodeURIComponent(JSON.stringify({ [name]: 'x' }))}`,
    ]) {
      const reply = await server.app.inject({ method: 'POST', url, payload: {} });
      expect([reply.statusCode, reply.body], url).toEqual([422, expect.stringContaining('secrets belong into the body')]);
    }
  });

  it('(S14) a password in an address signs nobody in', async () => {
    const { account, password } = demoSignIns.clerk;
    const query = new URLSearchParams({ account, password, captchaProof: 'x' });
    const reply = await server.app.inject({ method: 'POST', url: `/hr/api/UserBases/web/login?${query}`, payload: {} });
    expect(reply.json().error).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it.each([
    ['of 129 characters', 'k'.repeat(129)],
    ['that is empty', ''],
    ['with a space', 'a b'],
    ['with letters beyond ASCII', 'k\u00e9y'],
    ['with a control character', 'k\u007fy'],
  ])('(S14) an Idempotency-Key %s is refused, never ignored', async (_what, key) => {
    const reply = await clerk.rest('POST', '/api/base/language/updateUserLang', { lang: 'en' }, { 'idempotency-key': key });
    expect([reply.status, reply.error?.message]).toEqual([422, expect.stringContaining('Idempotency-Key')]);
  });

  it('(S14) an Idempotency-Key of 128 characters is taken', async () => {
    const headers = { 'idempotency-key': 'k'.repeat(128) };
    expect((await clerk.rest('POST', '/api/base/language/updateUserLang', { lang: 'en' }, headers)).status).toBe(200);
  });
});

describe('limits of requests', () => {
  const server = serverForAll({ requestsPerMinuteMax: 5 });
  const url = '/hr/api/UserBases/web/loginConfig';
  const statuses = async (
    count: number,
    ask: (number: number) => { headers?: Record<string, string>; remoteAddress: string; url?: string },
  ) => await Promise.all(Array.from({ length: count }, async (_, number) => (await server.app.inject({ url, ...ask(number) })).statusCode));

  it('(S13) a fresh made-up token per request gains nothing', async () => {
    const answers = await statuses(20, (number) => ({
      remoteAddress: '127.1.1.1',
      headers: { authorization: `Bearer made-up-${number}` },
    }));
    expect(answers.filter((status) => status === 200)).toHaveLength(5);
    expect(answers.filter((status) => status === 429)).toHaveLength(15);
  });

  it('(S13) a made-up cookie gains nothing either, and another address is not held back', async () => {
    const answers = await statuses(20, (number) => ({
      remoteAddress: '127.1.1.2',
      headers: { cookie: `wagewright_session=made-up-${number}` },
    }));
    expect(answers.filter((status) => status === 200)).toHaveLength(5);
    expect(await statuses(1, () => ({ remoteAddress: '127.1.1.3' }))).toEqual([200]);
  });

  it('(S13) a proven session counts by itself: its address may be used up', async () => {
    await statuses(20, () => ({ remoteAddress: '127.1.1.4' }));
    const clerk = await server.signedIn(demoSignIns.clerk.account);
    const answers = await statuses(8, () => ({ remoteAddress: '127.1.1.4', headers: { authorization: `Bearer ${clerk.token}` } }));
    expect(answers.filter((status) => status === 200)).toHaveLength(5);
  });

  it('(S13) health checks are neither counted nor refused', async () => {
    expect(await statuses(8, () => ({ remoteAddress: '127.1.1.5', url: '/health' }))).toEqual(Array(8).fill(200));
    await statuses(20, () => ({ remoteAddress: '127.1.1.6' }));
    expect(await statuses(2, () => ({ remoteAddress: '127.1.1.6', url: '/ready' }))).toEqual([200, 200]);
  });

  it('(S13) a refusal says when to come again', async () => {
    await statuses(6, () => ({ remoteAddress: '127.1.1.7' }));
    const reply = await server.app.inject({ url, remoteAddress: '127.1.1.7' });
    expect([reply.statusCode, reply.json().error.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });
});
