import { demoSignIns } from '@wagewright/db/seed';
import { beforeEach, describe, expect, it } from 'vitest';
import { callerForAll, serverForAll } from '../../support/for-all-tests.ts';
import { codeOf, makeUser, signIn } from '../../support/sign-in.ts';

const minuteMs = 60_000;

describe('sessions, failed sign-ins and locks', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const administrator = callerForAll(server, demoSignIns.administrator.account);
  let number = 0;
  let account = '';
  let userId = 0;
  beforeEach(async () => {
    await server.prisma.signInAttempt.deleteMany();
    await server.prisma.captchaChallenge.deleteMany();
    account = `person${++number}@sessions.example`;
    userId = await makeUser(server, account);
  });
  const fail = async (name: string, count: number) =>
    await server.prisma.signInAttempt.createMany({
      data: Array.from({ length: count }, () => ({ account: name, address: '192.0.2.7', succeeded: false, at: server.now })),
    });

  it('are listed with the current one marked, and end one by one or all others', async () => {
    const [first, second, third] = [await server.signedIn(account), await server.signedIn(account), await server.signedIn(account)];
    const { rows, mayEnd } = (await first.call('identity/sessions/list-sessions', {})).data as {
      rows: { id: number; isCurrent: boolean }[];
      mayEnd: boolean;
    };
    expect([rows.length, mayEnd]).toEqual([3, true]);
    expect(rows.filter(({ isCurrent }) => isCurrent).length).toBe(1);
    const own = rows.find(({ isCurrent }) => isCurrent)?.id ?? 0;
    expect((await second.call('identity/sessions/end-session', { id: own })).status).toBe(200);
    expect((await first.call('identity/menus/get-views', {})).status).toBe(401);
    expect((await second.call('identity/sessions/end-session', { id: own })).status).toBe(404);
    expect((await second.call('identity/sessions/end-other-sessions', {})).data).toEqual({ endedSessions: 1 });
    expect((await third.call('identity/menus/get-views', {})).status).toBe(401);
    expect((await second.call('identity/menus/get-views', {})).status).toBe(200);
  });

  it('(S2) of others are neither seen nor ended, but by an administrator', async () => {
    const caller = await server.signedIn(account);
    const clerk = await server.signedIn(demoSignIns.clerk.account);
    const { id } = await server.prisma.session.findFirstOrThrow({ where: { userId } });
    expect((await clerk.call('identity/sessions/list-sessions', { userId })).status).toBe(404);
    expect((await clerk.call('identity/sessions/end-session', { id })).status).toBe(404);
    const seenBy = async (who: typeof clerk) =>
      (await who.call('identity/sessions/list-sessions', { userId })).data as { rows: { id: number }[]; mayEnd: boolean };
    const seen = await seenBy(administrator);
    expect(seen.rows.map((row) => row.id)).toEqual([id]);
    expect(seen.mayEnd).toBe(true);
    // who only looks is offered nothing to end
    const grants = { create: { permission: 'sign-in.read', scope: 'all' } };
    await server.prisma.role.create({ data: { code: 'watch', name: { en: 'Watch', 'zh-CN': '查看' }, grants } });
    await makeUser(server, 'watch@sessions.example', { roles: ['watch'] });
    expect((await seenBy(await server.signedIn('watch@sessions.example'))).mayEnd).toBe(false);
    expect((await administrator.call('identity/sessions/end-session', { id })).status).toBe(200);
    expect((await caller.call('identity/menus/get-views', {})).status).toBe(401);
  });

  it('(S5) an account locks after ten failures, whether there is one or not, and opens by itself after half an hour', async () => {
    const began = server.now;
    for (const name of [account, 'nobody@sessions.example']) {
      await fail(name, 10);
      const locked = await signIn(server, name);
      expect([locked.status, codeOf(locked)]).toEqual([429, 'ACCOUNT_LOCKED']);
      expect(locked.error?.message).toContain('30 minutes');
      expect(locked.headers['retry-after']).toBe('1800');
      server.now = new Date(began.getTime() + 31 * minuteMs);
      expect(codeOf(await signIn(server, name, 'wrong'))).toBe('SIGN_IN_FAILED');
      server.now = began;
    }
  });

  it('an administrator unlocks an account, once, and that is on record', async () => {
    await fail(account, 12);
    expect(codeOf(await signIn(server, account))).toBe('ACCOUNT_LOCKED');
    expect(await administrator.rest('POST', '/api/UserBases/unlockUser', { userId, remarks: 'asked by phone' })).toMatchObject({
      data: { clearedFailures: 12 },
    });
    expect(await signIn(server, account)).toMatchObject({ data: { state: 'signed-in' } });
    expect(codeOf(await administrator.rest('POST', '/api/UserBases/unlockUser', { userId }))).toBe('ACCOUNT_NOT_LOCKED');
    const entry = await server.prisma.auditEntry.findFirstOrThrow({
      where: { procedure: 'identity/sessions/unlock-user' },
      orderBy: { id: 'desc' },
    });
    expect(entry.after).toMatchObject({ unlocked: true, clearedFailures: 12, remarks: 'asked by phone' });
  });

  it('sign-ins are told with where from and how they ended, and until when the account is locked', async () => {
    await signIn(server, account, 'wrong');
    await signIn(server, account);
    const history = async (query: string) =>
      (await administrator.rest('GET', `/api/UserBases/historyLogin?user_id=${userId}${query}`)).data as {
        rows: { outcome: string; address: string }[];
        total: number;
        lockedUntil: string | null;
      };
    expect((await history('')).rows.map(({ outcome }) => outcome)).toEqual(['signed-in', 'failed']);
    expect((await history(`&filter=${encodeURIComponent('{"outcome":"failed"}')}`)).total).toBe(1);
    expect((await history('')).lockedUntil).toBeNull();
    await fail(account, 10);
    expect((await history('')).lockedUntil).toBe(new Date(server.now.getTime() + 30 * minuteMs).toISOString());
  });

  it('sign-ins follow the user, not the name: neither are those of a former name lost, nor those of whoever had this one told as theirs', async () => {
    const other = await makeUser(server, `former${number}@sessions.example`);
    await signIn(server, account, 'wrong');
    await fail(`free${number}@sessions.example`, 2); // before anybody was called so
    const name = `free${number}@sessions.example`;
    server.now = new Date(Date.now() + minuteMs);
    const { version } = await server.prisma.user.findUniqueOrThrow({ where: { id: userId } });
    const { error } = await administrator.call('identity/users/update-custom-user', {
      id: userId,
      version,
      account: name,
      displayName: name,
    });
    expect(error).toBeUndefined();
    await server.prisma.user.update({ where: { id: other }, data: { account } });
    server.now = new Date(Date.now() + 2 * minuteMs);
    await fail(name, 1); // while there was no user by that name in force
    const total = async (id: number) =>
      ((await administrator.rest('GET', `/api/UserBases/historyLogin?user_id=${id}`)).data as { total: number }).total;
    expect([await total(userId), await total(other)]).toEqual([2, 0]);
  });

  it('when somebody last signed in is known longer than their sessions are kept', async () => {
    await signIn(server, account);
    await server.prisma.session.deleteMany({ where: { userId } });
    const { data } = await administrator.call('identity/users/list-users', { search: account });
    expect((data as { rows: { lastSignInAt: string }[] }).rows[0]?.lastSignInAt).toBe(server.now.toISOString());
  });

  it('(S5) an address is told how many failures it has, and how long it has to wait', async () => {
    const ask = async () => (await server.anonymous.rest('GET', '/api/UserBases/checkIPLoginCount')).data;
    expect(await ask()).toEqual({ failures: 0, failuresBeforeDelay: 30, waitSeconds: 0 });
    const data = Array.from({ length: 31 }, (_, at) => ({
      account: `guess-${at}`,
      address: '127.0.0.1',
      succeeded: false,
      at: server.now,
    }));
    await server.prisma.signInAttempt.createMany({ data });
    expect(await ask()).toEqual({ failures: 31, failuresBeforeDelay: 30, waitSeconds: 10 });
  });
});
