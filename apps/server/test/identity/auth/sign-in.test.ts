import { demoSignIns } from '@wagewright/db/seed';
import { beforeEach, describe, expect, it } from 'vitest';
import { askCaptcha, solveCaptcha } from '../../support/captcha.ts';
import { serverForAll } from '../../support/for-all-tests.ts';

describe('signing in', () => {
  const server = serverForAll();
  const { account, password } = demoSignIns.clerk;

  beforeEach(async () => {
    await server.prisma.signInAttempt.deleteMany();
    await server.prisma.captchaChallenge.deleteMany();
  });

  const signIn = async (credentials: { account: string; password: string }, captchaProof?: string) =>
    await server.anonymous.call('identity/auth/sign-in', {
      ...credentials,
      captchaProof: captchaProof ?? (await solveCaptcha(server, credentials.account)),
    });

  it('gives a session for the right account, password and captcha, as an HttpOnly cookie too', async () => {
    const { status, data, headers } = await signIn({ account, password });
    expect(status).toBe(200);
    expect(headers['set-cookie']).toMatch(/^wagewright_session=[\w-]{43}; .*Path=\/hr; .*HttpOnly; SameSite=Strict$/);
    const { token } = data as { token: string };
    const views = await server.app.inject({ url: '/hr/api/UserBases/views', headers: { authorization: `Bearer ${token}` } });
    expect(views.json()).toMatchObject({ data: { user: { account } } });
  });

  it('keeps only the hash of the token', async () => {
    const { data } = await signIn({ account, password });
    const stored = await server.prisma.session.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(Buffer.from(stored.tokenHash).toString('base64url')).not.toBe((data as { token: string }).token);
    expect(stored.tokenHash.length).toBe(32);
  });

  it('answers a wrong password, an unknown account and one without a password alike', async () => {
    const withoutPassword = await server.prisma.user.findFirstOrThrow({ where: { passwordHash: null } });
    const answers = [
      await signIn({ account, password: 'wrong' }),
      await signIn({ account: 'nobody@example.org', password: 'wrong' }),
      await signIn({ account: withoutPassword.account, password: 'x' }),
    ];
    for (const { status, error } of answers) {
      expect(status).toBe(401);
      expect(error).toMatchObject({ code: 'SIGN_IN_FAILED', message: answers[0]?.error?.message });
    }
  });

  it('takes each captcha proof once', async () => {
    const proof = await solveCaptcha(server);
    await signIn({ account, password }, proof);
    const { status, error } = await signIn({ account, password }, proof);
    expect([status, error?.code]).toEqual([422, 'CAPTCHA_PROOF_INVALID']);
  });

  it('gives a captcha three tries', async () => {
    const { captchaId } = await askCaptcha(server);
    for (let attempt = 0; attempt < 3; attempt++) {
      expect((await server.anonymous.call('identity/auth/check-captcha', { captchaId, answer: 'nope' })).error?.code).toBe('CAPTCHA_WRONG');
    }
    expect((await server.anonymous.call('identity/auth/check-captcha', { captchaId, answer: 'known' })).error?.code).toBe('CAPTCHA_WRONG');
  });

  it('makes an account wait longer after each failure, whether it exists or not, and lets it in afterwards', async () => {
    for (const name of [account, 'nobody@example.org']) {
      for (let attempt = 0; attempt < 3; attempt++) await signIn({ account: name, password: 'wrong' });
      const { status, error, headers } = await signIn({ account: name, password });
      expect([status, error?.code]).toEqual([429, 'SIGN_IN_DELAYED']);
      expect(headers['retry-after']).toBe('5');
      await server.prisma.signInAttempt.updateMany({ data: { at: new Date(server.now.getTime() - 6_000) } });
      expect((await signIn({ account: name, password: 'wrong' })).error?.code).toBe('SIGN_IN_FAILED');
      const again = await signIn({ account: name, password });
      expect(again.error?.code).toBe('SIGN_IN_DELAYED');
      await server.prisma.signInAttempt.deleteMany();
    }
  });

  it('ends the session at sign-out, and the cookie with it', async () => {
    const caller = await server.signedIn(account);
    const { headers } = await caller.call('identity/auth/sign-out', {});
    expect(headers['set-cookie']).toMatch(/wagewright_session=;/);
    expect(headers['clear-site-data']).toBe('"cache"');
    expect(await caller.call('identity/menus/get-views', {})).toMatchObject({ status: 401, error: { code: 'SESSION_EXPIRED' } });
  });

  it('ends the session that somebody comes with when they sign in anew (S5)', async () => {
    const caller = await server.signedIn(account);
    const captchaProof = await solveCaptcha(server, account);
    expect((await caller.call('identity/auth/sign-in', { account, password, captchaProof })).status).toBe(200);
    expect((await caller.call('identity/menus/get-views', {})).status).toBe(401);
  });

  it('refuses an expired session and a disabled user at the next call', async () => {
    const caller = await server.signedIn(account);
    const before = server.now;
    server.now = new Date(before.getTime() + 3_700_000);
    expect((await caller.call('identity/menus/get-views', {})).error?.code).toBe('SESSION_EXPIRED');
    server.now = before;
    expect((await caller.call('identity/menus/get-views', {})).status).toBe(200);
    await server.prisma.user.update({ where: { account }, data: { status: 'disabled' } });
    expect((await caller.call('identity/menus/get-views', {})).error?.code).toBe('SESSION_EXPIRED');
    await server.prisma.user.update({ where: { account }, data: { status: 'active' } });
  });

  it('ends a session that was not used for an hour, and keeps one that was', async () => {
    const caller = await server.signedIn(account);
    const began = server.now;
    await server.prisma.session.updateMany({ data: { expiresAt: new Date(began.getTime() + 12 * 3_600_000), lastSeenAt: began } });
    for (const minutes of [50, 100, 150]) {
      server.now = new Date(began.getTime() + minutes * 60_000);
      expect((await caller.call('identity/menus/get-views', {})).status).toBe(200);
    }
    server.now = new Date(began.getTime() + 211 * 60_000);
    expect((await caller.call('identity/menus/get-views', {})).error?.code).toBe('SESSION_EXPIRED');
    server.now = began;
  });

  it('ends a session whose page is open with nobody at it: what it asks by itself is no use', async () => {
    const { token } = await server.signedIn(account);
    const began = server.now;
    await server.prisma.session.updateMany({ data: { expiresAt: new Date(began.getTime() + 12 * 3_600_000), lastSeenAt: began } });
    const headers = { authorization: `Bearer ${token}`, 'x-unattended': 'true' };
    const statuses: number[] = [];
    for (const minutes of [20, 40, 59, 61]) {
      server.now = new Date(began.getTime() + minutes * 60_000);
      statuses.push((await server.app.inject({ url: '/hr/api/UserBases/views', headers })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 401]);
    server.now = began;
  });

  it('records a sign-in in the audit, without the password', async () => {
    await signIn({ account, password });
    const entry = await server.prisma.auditEntry.findFirstOrThrow({
      where: { procedure: 'identity/auth/sign-in' },
      orderBy: { id: 'desc' },
    });
    expect(entry.entity).toBe('session');
    expect(JSON.stringify(entry.after)).not.toContain(password);
  });
});
