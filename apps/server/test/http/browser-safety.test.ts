import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { procedures } from '@wagewright/contracts/registry';
import { demoSignIns } from '@wagewright/db/seed';
import { describe, expect, it } from 'vitest';
import { routerPath } from '../../src/http/router-path.ts';
import { callerForAll, serverForAll } from '../support/for-all-tests.ts';
import { basePath } from '../support/test-server.ts';

const mutations = procedures.filter(({ kind }) => kind === 'mutation');

/** Both doors of every change. */
const doors = mutations.flatMap((contract) => [
  ['POST', `${basePath}/trpc/${routerPath(contract).join('.')}`] as const,
  ...contract.rest.map(({ method, path }) => [method, `${basePath}${path.replace(/\{\w+\}/g, '1')}`] as const),
]);

describe('what a browser is told and what it may be made to do (S11)', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const clerk = callerForAll(server, demoSignIns.clerk.account);

  it('scripts come from our own pages alone, nobody frames us, types are not guessed, addresses are not passed on', async () => {
    const asked = [
      { url: `${basePath}/openapi.json` },
      { url: `${basePath}/docs` },
      { url: `${basePath}/api/UserBases/web/loginConfig` },
      { url: '/health' },
      { url: '/nowhere' },
      { url: `${basePath}/docs`, headers: { host: 'evil.example' } }, // refused before anything is looked at
      { url: `${basePath}/docs?token=x` },
      { url: `${basePath}/%zz` }, // refused by the router
    ];
    for (const ask of asked) {
      const { headers, body } = await server.app.inject(ask);
      const { url } = ask;
      expect(headers['content-type'], url).toMatch(/; charset=utf-8$/);
      expect(body, url).not.toMatch(/FST_ERR|node_modules/);
      const policy = String(headers['content-security-policy']);
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
      expect(scripts, url).toBe("'self'");
      expect(policy).toMatch(/default-src 'self'/);
      expect(policy).toMatch(/object-src 'none'/);
      expect(policy).toMatch(/base-uri 'none'/);
      expect(policy).toMatch(/frame-ancestors 'none'/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\)/);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(String(headers['strict-transport-security'])).toContain('max-age=31536000');
    }
  });

  it('what is no request, or two in one, is refused with the same headers and nothing else', async () => {
    const port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
    const host = `Host: 127.0.0.1:${port}`;
    const two = `POST ${basePath}/api/UserBases/web/login HTTP/1.1\r\n${host}\r\nContent-Type: application/json`;
    for (const [sent, status] of [
      ['no HTTP at all\r\n\r\n', 400],
      [`${two}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
      [`${two}\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
      [`FOO /health HTTP/1.1\r\n${host}\r\n\r\n`, 400],
      [`GET /health HTTP/1.1\r\n${host}\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ] as const) {
      const answer = await text(connect(port, '127.0.0.1').end(sent));
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer).toMatch(/content-security-policy: default-src 'self'/);
      expect(answer).toMatch(/content-length: 0\r\n[^]*\r\n\r\n$/);
    }
  });

  it('no change rides on a cookie from another site, by either door of any procedure', async () => {
    const cookies = { wagewright_session: clerk.token ?? '' };
    for (const [method, url] of doors) {
      const headers = {
        'content-type': 'application/json',
        host: 'pay.example',
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
      };
      const reply = await server.app.inject({ method, url, cookies, headers, payload: '{}' });
      expect([method, url, reply.statusCode]).toEqual([method, url, 403]);
    }
    expect((await clerk.call('identity/menus/get-views', {})).status).toBe(200);
  });

  it('methods that show a request back are none of ours', async () => {
    for (const method of ['TRACE', 'OPTIONS'] as const) {
      const reply = await server.app.inject({ method: method as 'OPTIONS', url: `${basePath}/api/UserBases/views` });
      expect([method, reply.statusCode, reply.headers.allow]).toEqual([method, 405, 'GET']);
    }
  });

  it('no change is made by a GET, by either door', async () => {
    for (const contract of mutations) {
      const url = `${basePath}/trpc/${routerPath(contract).join('.')}?input=${encodeURIComponent('{"json":{}}')}`;
      const reply = await server.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${clerk.token}` } });
      expect([contract.id, reply.statusCode]).toEqual([contract.id, 405]);
      for (const { method } of contract.rest) expect(method).not.toBe('GET');
    }
  });
});
