import { Writable } from 'node:stream';
import { demoSignIns } from '@wagewright/db/seed';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../src/env.ts';
import { solveCaptcha } from '../support/captcha.ts';
import { serverForAll } from '../support/for-all-tests.ts';

interface Line {
  readonly level: number;
  readonly time: unknown;
  readonly msg: string;
  readonly path: string;
  readonly status: number;
  readonly address: string;
  readonly userId?: number;
  readonly sessionId?: number;
  readonly traceId: string;
  readonly events?: readonly object[];
}

describe('a server with TLS and a proxy in front', () => {
  const lines: Line[] = [];
  const log = pino(
    new Writable({
      write(line: Buffer, _encoding, done) {
        lines.push(JSON.parse(String(line)) as Line);
        done();
      },
    }),
  );
  const server = serverForAll({ secure: true, trustedProxies: ['127.9.0.0/16'], requestsPerMinuteMax: 50, log });
  const { account, password } = demoSignIns.clerk;
  const proxy = '127.9.0.1';
  const url = '/hr/api/UserBases/views';
  beforeEach(() => void lines.splice(0));

  const signIn = async (given: string) =>
    await server.anonymous.call('identity/auth/sign-in', { account, password: given, captchaProof: await solveCaptcha(server, account) });

  it('(S11) binds the session’s cookie to this host, over TLS only, and takes no cookie of another name', async () => {
    const { headers, data } = await signIn(password);
    expect(headers['set-cookie']).toMatch(/^__Host-wagewright_session=[\w-]{43}; .*Path=\/; .*HttpOnly; Secure; SameSite=Strict$/);
    expect(headers['set-cookie']).not.toMatch(/domain/i);
    const { token } = data as { token: string };
    expect((await server.app.inject({ url, cookies: { '__Host-wagewright_session': token } })).statusCode).toBe(200);
    expect((await server.app.inject({ url, cookies: { wagewright_session: token } })).statusCode).toBe(401);
  });

  it('(S11) tells the session’s token to programs only: a script on a page finds none', async () => {
    for (const said of [{ 'sec-fetch-site': 'same-origin' }, { origin: 'https://pay.example' }]) {
      const { data, headers } = await server.anonymous.call(
        'identity/auth/sign-in',
        { account, password, captchaProof: await solveCaptcha(server, account) },
        said,
      );
      expect(headers['set-cookie']).toMatch(/^__Host-wagewright_session=/);
      expect(Object.keys(data as object)).toEqual(['state', 'expiresAt']);
    }
  });

  it('(S13) believes where a request comes from only of the proxy, and only what the proxy has added', async () => {
    const ask = async (remoteAddress: string, forwarded: string) => {
      await server.app.inject({ url, remoteAddress, headers: { 'x-forwarded-for': forwarded } });
      return lines.at(-1)?.address;
    };
    expect(await ask(proxy, '203.0.113.7')).toBe('203.0.113.7');
    expect(await ask(proxy, '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7'); // the first is what the caller says of itself
    expect(await ask('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
  });

  it('(S13) is not told to trust everybody', () => {
    const read = (TRUST_PROXY: string) => readEnvironment({ DATABASE_URL: 'x', TRUST_PROXY });
    expect(read('10.0.0.0/8, loopback').TRUST_PROXY).toEqual(['10.0.0.0/8', 'loopback']);
    expect(read('').TRUST_PROXY).toEqual([]);
    expect(() => read('true')).toThrow(/addresses of your proxies/);
  });

  it('(S11) tells who signed in, and who was not let in, with address and trace id, and no secret', async () => {
    const user = await server.prisma.user.findUniqueOrThrow({ where: { account } });
    await signIn(password);
    const done = lines.find(({ events }) => JSON.stringify(events)?.includes('sign-in'));
    expect(done).toMatchObject({ level: 30, status: 200, address: '127.0.0.1', traceId: expect.stringMatching(/^[\w-]{8,}$/) });
    expect(done?.events).toEqual([
      { procedure: 'identity/auth/sign-in', changed: expect.stringMatching(/^session \d+$/), userId: user.id },
    ]);
    await signIn('wrong password of mine');
    expect(lines.at(-1)).toMatchObject({
      level: 40,
      status: 401,
      msg: 'request',
      events: [{ procedure: 'identity/auth/sign-in', refused: 'SIGN_IN_FAILED' }],
    });
    expect(JSON.stringify(lines)).not.toContain('wrong password of mine');
    expect(JSON.stringify(lines)).not.toContain(password);
  });

  it('(S11) tells who asked for what they may not, by either door, and what was malformed', async () => {
    const employee = await server.signedIn(demoSignIns.employee.account);
    const user = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.employee.account } });
    await employee.call('payroll/solutions/list-solutions', {});
    expect(lines.at(-1)).toMatchObject({
      level: 40,
      status: 403,
      userId: user.id,
      sessionId: expect.any(Number),
      events: [{ procedure: 'payroll/solutions/list-solutions', refused: 'AUTHORIZATION_REQUIRED' }],
      eventCount: 1,
    });
    await employee.rest('GET', '/api/payroll/solutions');
    expect(lines.at(-1)).toMatchObject({ status: 403, events: [{ refused: 'AUTHORIZATION_REQUIRED' }] });
    await employee.call('platform/languages/update-user-language', { lang: 7 });
    expect(lines.at(-1)).toMatchObject({ level: 30, status: 422, events: [{ refused: 'VALIDATION_FAILED' }] });
    await server.app.inject({ url, headers: { host: 'evil.example' } });
    expect(lines.at(-1)).toMatchObject({ level: 40, status: 421, events: [{ refused: 'HOST_UNKNOWN' }] });
  });

  it('(S11) cannot be made to write a line of somebody else’s making', async () => {
    await server.app.inject({ url: '/hr/nowhere%0A%7B%22level%22%3A10%7D', headers: { 'x-trace-id': 'a b\n{"level":10}', accept: '*/*' } });
    expect(lines.filter(({ level }) => level === 10)).toEqual([]);
    expect(lines.at(-1)?.path).toBe('/hr/nowhere%0A%7B%22level%22%3A10%7D');
    expect(lines.at(-1)?.traceId).toMatch(/^[\da-f-]{36}$/);
  });
});
