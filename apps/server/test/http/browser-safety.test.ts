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
    for (const url of [`${basePath}/openapi.json`, `${basePath}/docs`, `${basePath}/api/UserBases/web/loginConfig`, '/nowhere']) {
      const { headers } = await server.app.inject({ url });
      const policy = String(headers['content-security-policy']);
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
      expect(scripts, url).toBe("'self'");
      expect(policy).toMatch(/default-src 'self'/);
      expect(policy).toMatch(/object-src 'none'/);
      expect(policy).toMatch(/base-uri 'none'/);
      expect(policy).toMatch(/frame-ancestors 'none'/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(String(headers['strict-transport-security'])).toContain('max-age=31536000');
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

  it('no change is made by a GET, by either door', async () => {
    for (const contract of mutations) {
      const url = `${basePath}/trpc/${routerPath(contract).join('.')}?input=${encodeURIComponent('{"json":{}}')}`;
      const reply = await server.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${clerk.token}` } });
      expect([contract.id, reply.statusCode]).toEqual([contract.id, 405]);
      for (const { method } of contract.rest) expect(method).not.toBe('GET');
    }
  });
});
