import { limits } from '@wagewright/contracts';
import { demoSignIns } from '@wagewright/db/seed';
import { describe, expect, it } from 'vitest';
import { callerForAll, serverForAll } from '../support/for-all-tests.ts';

describe('the REST conventions', () => {
  const server = serverForAll();
  const clerk = callerForAll(server, demoSignIns.clerk.account);

  it('wrap success in data', async () => {
    const { status, data } = await clerk.rest('GET', '/api/UserBases/language');
    expect([status, data]).toEqual([200, { lang: 'en' }]);
  });

  it('describe a failure by code, message, method and trace id', async () => {
    const { status, error, headers } = await server.anonymous.rest('GET', '/api/UserBases/views', undefined, {
      'x-trace-id': 'trace-12345678',
    });
    expect(status).toBe(401);
    expect(error).toEqual({
      code: 'UNAUTHENTICATED',
      message: 'Sign in first.',
      method: 'identity/menus/get-views',
      traceId: 'trace-12345678',
    });
    expect(headers['x-trace-id']).toBe('trace-12345678');
  });

  it('make a trace id where none, or a malformed one, came', async () => {
    for (const given of [undefined, 'x', 'with space <script>']) {
      const { headers } = await server.anonymous.rest(
        'GET',
        '/api/UserBases/web/loginConfig',
        undefined,
        given ? { 'x-trace-id': given } : {},
      );
      expect(headers['x-trace-id']).toMatch(/^[\w-]{36}$/);
    }
  });

  it('speak the language of the header, else of the browser', async () => {
    const chinese = await server.anonymous.rest('GET', '/api/UserBases/views', undefined, { 'x-language': 'zh-CN' });
    expect(chinese.error?.message).toBe('请先登录。');
    const accepted = await server.anonymous.rest('GET', '/api/UserBases/views', undefined, { 'accept-language': 'zh-Hans;q=0.9' });
    expect(accepted.error?.message).toBe('请先登录。');
  });

  it('tolerate a trailing slash, and paths as the specification writes them', async () => {
    expect((await clerk.rest('GET', '/api/UserBases/views/')).status).toBe(200);
    const { status } = await clerk.rest('POST', '/base/language/updateUserLang', { lang: 'en' });
    expect(status).toBe(200);
  });

  it('answer a known path and wrong method with 405 and Allow, an unknown path with 404', async () => {
    const wrong = await clerk.rest('DELETE', '/api/UserBases/views');
    expect([wrong.status, wrong.headers['allow'], wrong.error?.code]).toEqual([405, 'GET', 'METHOD_NOT_ALLOWED']);
    expect(await clerk.rest('GET', '/api/nowhere')).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } });
  });

  it('answer malformed JSON with 422 and the position', async () => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/hr/api/base/language/updateUserLang',
      headers: { authorization: `Bearer ${clerk.token}`, 'content-type': 'application/json' },
      payload: '{"lang": nope}',
    });
    expect([reply.statusCode, reply.json().error.code]).toEqual([422, 'MALFORMED_JSON']);
    expect(reply.json().error.message).toMatch(/position \d+/);
  });

  it('refuse prototype pollution in a body', async () => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/hr/api/base/language/updateUserLang',
      headers: { authorization: `Bearer ${clerk.token}`, 'content-type': 'application/json' },
      payload: '{"lang": "en", "__proto__": {"polluted": true}}',
    });
    expect(reply.statusCode).toBe(422);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('refuse a body over the limit with 413 and take one at it', async () => {
    const at = JSON.stringify({ lang: 'x'.repeat(limits.bodyBytesMax - 11) });
    expect(at.length).toBe(limits.bodyBytesMax);
    const send = (payload: string) =>
      server.app.inject({
        method: 'POST',
        url: '/hr/api/base/language/updateUserLang',
        headers: { authorization: `Bearer ${clerk.token}`, 'content-type': 'application/json' },
        payload,
      });
    expect((await send(at)).json().error.code).toBe('VALIDATION_FAILED');
    const past = await send(`${at} `);
    expect([past.statusCode, past.json().error.code]).toEqual([413, 'BODY_TOO_LARGE']);
  });

  it('refuse bodies that are no JSON with 415, under tRPC too', async () => {
    for (const url of ['/hr/api/base/language/updateUserLang', '/hr/trpc/platform.languages.updateUserLanguage']) {
      const reply = await server.app.inject({
        method: 'POST',
        url,
        headers: { authorization: `Bearer ${clerk.token}`, 'content-type': 'multipart/form-data; boundary=x' },
        payload: '--x--',
      });
      expect([url, reply.statusCode]).toEqual([url, 415]);
    }
  });

  it('refuse a change that rides on a cookie from another origin', async () => {
    const send = (headers: Record<string, string>) =>
      server.app.inject({
        method: 'POST',
        url: '/hr/api/base/language/updateUserLang',
        cookies: { wagewright_session: clerk.token ?? '' },
        headers: { 'content-type': 'application/json', host: 'pay.example', ...headers },
        payload: '{"lang":"en"}',
      });
    expect((await send({ origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await send({})).statusCode).toBe(403);
    expect((await send({ 'sec-fetch-site': 'cross-site', origin: 'https://pay.example' })).statusCode).toBe(403);
    expect((await send({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    expect((await send({ origin: 'http://pay.example' })).statusCode).toBe(200);
  });

  it('send the security headers', async () => {
    const reply = await server.app.inject({ url: '/hr/openapi.json' });
    expect(reply.headers['content-security-policy']).toMatch(/script-src 'self';/);
    expect(reply.headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
    expect(reply.headers['strict-transport-security']).toBeDefined();
  });

  it('limit the calls of an address', async () => {
    const reply = await server.app.inject({ url: '/hr/api/UserBases/web/loginConfig' });
    expect(Number(reply.headers['x-ratelimit-limit'])).toBe(limits.requestsPerMinutePerAddressMax);
  });

  it('answer health and readiness', async () => {
    expect((await server.app.inject({ url: '/health' })).json()).toEqual({ status: 'ok' });
    expect((await server.app.inject({ url: '/ready' })).json()).toEqual({ status: 'ready' });
  });

  it('serve the OpenAPI document and a page to browse it', async () => {
    expect((await server.app.inject({ url: '/hr/openapi.json' })).json().openapi).toBe('3.1.0');
    expect((await server.app.inject({ url: '/hr/docs' })).body).toContain('/hr/api/payroll/batches/{id}/calculate');
  });
});
