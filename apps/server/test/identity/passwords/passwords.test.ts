import { demoPassword, demoSignIns } from '@wagewright/db/seed';
import { beforeEach, describe, expect, it } from 'vitest';
import { callerForAll, serverForAll } from '../../support/for-all-tests.ts';
import { codeOf, goodPassword, makeUser, signIn } from '../../support/sign-in.ts';

const dayMs = 86_400_000;

describe('passwords', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const administrator = callerForAll(server, demoSignIns.administrator.account);
  let number = 0;
  let account = '';
  let userId = 0;
  beforeEach(async () => {
    await server.prisma.signInAttempt.deleteMany();
    await server.prisma.captchaChallenge.deleteMany();
    account = `person${++number}@passwords.example`;
    userId = await makeUser(server, account);
  });
  const change = async (newPassword: string, password = demoPassword) =>
    await (await server.signedIn(account)).call('identity/passwords/change-own-password', { password, newPassword });

  it.each([
    ['too short', 'Q7-lantern', 'PASSWORD_TOO_WEAK'],
    ['common words', 'password1234', 'PASSWORD_TOO_COMMON'],
    ['a walk over the keys', 'qwertyuiop12', 'PASSWORD_TOO_COMMON'],
    ['the name of the product', 'wagewright12', 'PASSWORD_TOO_COMMON'],
    ['one’s own account', 'passwords.example', 'PASSWORD_TOO_COMMON'],
    ['the current one', demoPassword, 'PASSWORD_USED_BEFORE'],
  ])('(S5) are refused when they are %s', async (_what, password, code) => {
    expect(codeOf(await change(password))).toBe(code);
    expect(codeOf(await signIn(server, account))).toBeUndefined();
  });

  it('say in words what is missing, in the reader’s language', async () => {
    await server.prisma.securityStrategy.updateMany({ data: { needs: ['digit', 'symbol'] } });
    const caller = await server.signedIn(account);
    const input = { password: demoPassword, newPassword: 'abcdefghijklmno' };
    const said = async (language: string) =>
      (await caller.call('identity/passwords/change-own-password', input, { 'x-language': language })).error?.message;
    expect(await said('en')).toBe('The new password does not meet the rules: at least 12 characters, with a digit, another character.');
    expect(await said('zh-CN')).toBe('新密码不符合规则：至少 12 个字符，并含数字、其他字符。');
    await server.prisma.securityStrategy.updateMany({ data: { needs: [] } });
  });

  it('of one’s own are changed with the current one; other sessions end, this one stays, and the owner is told', async () => {
    const other = await server.signedIn(account);
    const own = await server.signedIn(account);
    const input = { password: demoPassword, newPassword: goodPassword() };
    expect(await own.call('identity/passwords/change-own-password', input)).toMatchObject({ status: 200, data: { endedSessions: 1 } });
    expect((await other.call('identity/menus/get-views', {})).status).toBe(401);
    expect((await own.call('identity/menus/get-views', {})).status).toBe(200);
    expect(codeOf(await signIn(server, account))).toBe('SIGN_IN_FAILED');
    expect(codeOf(await signIn(server, account, goodPassword()))).toBeUndefined();
    const mail = await server.prisma.outboxMessage.findFirstOrThrow({ where: { userId, template: 'password-changed' } });
    expect(JSON.stringify(mail.payload)).not.toContain(goodPassword());
  });

  it('may not come back until so many others came between (S5)', async () => {
    await server.prisma.securityStrategy.updateMany({ data: { historyCount: 2 } });
    expect(codeOf(await change(goodPassword(1)))).toBeUndefined();
    expect(codeOf(await change(demoPassword, goodPassword(1)))).toBe('PASSWORD_USED_BEFORE');
    expect(codeOf(await change(goodPassword(2), goodPassword(1)))).toBeUndefined();
    expect(codeOf(await change(demoPassword, goodPassword(2)))).toBeUndefined();
    await server.prisma.securityStrategy.updateMany({ data: { historyCount: 5 } });
  });

  it('(S5) a stolen session guesses the current one no faster than a stranger', async () => {
    for (let turn = 0; turn < 3; turn++) expect(codeOf(await change(goodPassword(), 'wrong'))).toBe('PASSWORD_WRONG');
    expect(codeOf(await change(goodPassword()))).toBe('SIGN_IN_DELAYED');
  });

  it('(R8) two that are set at once: one counts, the other is refused', async () => {
    const caller = await server.signedIn(account);
    const answers = await Promise.all(
      [1, 2, 3].map(
        async (turn) =>
          await caller.call('identity/passwords/change-own-password', { password: demoPassword, newPassword: goodPassword(turn) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect(await server.prisma.passwordHistory.count({ where: { userId } })).toBe(2);
  });

  it('that an administrator sets end all sessions, and their owner sets another one at the next sign-in', async () => {
    const session = await server.signedIn(account);
    const set = await administrator.call('identity/passwords/set-user-password', { userId, newPassword: goodPassword() });
    expect(set).toMatchObject({ status: 200, data: { endedSessions: 1 } });
    expect((await session.call('identity/menus/get-views', {})).status).toBe(401);
    const { data } = await signIn(server, account, goodPassword());
    expect(data).toMatchObject({ state: 'new-password', signInStep: expect.any(String) });
    const { signInStep } = data as { signInStep: string };
    const finish = async (newPassword: string) =>
      await server.anonymous.call('identity/auth/change-expired-password', { signInStep, newPassword });
    expect(codeOf(await finish(goodPassword()))).toBe('PASSWORD_USED_BEFORE');
    expect(await finish(goodPassword(1))).toMatchObject({ status: 200, data: { state: 'signed-in' } });
    expect(codeOf(await finish(goodPassword(2)))).toBe('SIGN_IN_STEP_OVER');
    expect(await signIn(server, account, goodPassword(1))).toMatchObject({ data: { state: 'signed-in' } });
  });

  it('that an administrator sets open nothing after 24 hours, unless their owner has replaced them (S5)', async () => {
    const give = async () => await administrator.call('identity/passwords/set-user-password', { userId, newPassword: goodPassword() });
    const began = server.now;
    const hoursLater = (hours: number) => new Date(began.getTime() + hours * 3_600_000);
    await give();
    server.now = new Date(hoursLater(24).getTime() - 1);
    expect(await signIn(server, account, goodPassword())).toMatchObject({ data: { state: 'new-password' } });
    server.now = hoursLater(24);
    const late = await signIn(server, account, goodPassword());
    expect([late.status, codeOf(late)]).toEqual([401, 'GIVEN_PASSWORD_OVER']);
    expect(late.error?.message).toContain('24 hours');
    expect(codeOf(await signIn(server, account, 'wrong'))).toBe('SIGN_IN_FAILED');
    await server.prisma.user.update({ where: { id: userId }, data: { mustChangePassword: false } });
    expect(await signIn(server, account, goodPassword()), 'one’s own').toMatchObject({ data: { state: 'signed-in' } });
    server.now = began;
  });

  it('of one’s own are not set that way, and those of employees not as a custom user’s', async () => {
    const { id: own } = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.administrator.account } });
    const { id: employee } = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.employee.account } });
    const set = async (verb: string, id: number) =>
      codeOf(await administrator.call(`identity/passwords/${verb}`, { userId: id, newPassword: goodPassword() }));
    expect(await set('set-user-password', own)).toBe('PASSWORD_OWN');
    expect(await set('set-custom-user-password', employee)).toBe('NOT_FOUND');
    expect(await set('set-custom-user-password', userId)).toBeUndefined();
  });

  it('of somebody who may do more are not set, nor is their second factor taken off (S5)', async () => {
    const { id: clerk, passwordHash } = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.clerk.account } });
    const set = await administrator.call('identity/passwords/set-user-password', { userId: clerk, newPassword: goodPassword() });
    expect(codeOf(set)).toBe('HOLDS_MORE');
    expect(codeOf(await administrator.call('identity/second-factor/reset-second-factor', { userId: clerk }))).toBe('HOLDS_MORE');
    expect((await server.prisma.user.findUniqueOrThrow({ where: { id: clerk } })).passwordHash).toBe(passwordHash);
  });

  it('expire after the days that the strategy gives, and are changed at the next sign-in', async () => {
    await server.prisma.securityStrategy.updateMany({ data: { expiryDays: 90 } });
    const { now } = server;
    expect(await signIn(server, account)).toMatchObject({ data: { state: 'signed-in' } });
    await server.prisma.user.update({ where: { id: userId }, data: { passwordSetAt: new Date(now.getTime() - 90 * dayMs) } });
    const { data, headers } = await signIn(server, account);
    expect(data).toMatchObject({ state: 'new-password' });
    expect(headers['set-cookie']).toBeUndefined();
    await server.prisma.securityStrategy.updateMany({ data: { expiryDays: null } });
  });

  it('(S5) a step of a sign-in is used once however many come at once, and is over after five minutes', async () => {
    await server.prisma.user.update({ where: { id: userId }, data: { mustChangePassword: true } });
    const { signInStep } = (await signIn(server, account)).data as { signInStep: string };
    const kept = await server.prisma.signInStep.findFirstOrThrow({ where: { userId } });
    expect(Buffer.from(kept.handleHash).toString()).not.toContain(signInStep);
    const began = server.now;
    server.now = new Date(began.getTime() + 5 * 60_000);
    const finish = async (turn: number) =>
      await server.anonymous.call('identity/auth/change-expired-password', { signInStep, newPassword: goodPassword(turn) });
    expect(codeOf(await finish(0))).toBe('SIGN_IN_STEP_OVER');
    server.now = began;
    const answers = await Promise.all(Array.from({ length: 10 }, (_, turn) => finish(turn)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect(await server.prisma.session.count({ where: { userId, revokedAt: null } })).toBe(1);
  });

  it('are told with when, how and by whom, never with what they were', async () => {
    await change(goodPassword());
    await administrator.call('identity/passwords/set-user-password', { userId, newPassword: goodPassword(1) });
    const { data } = await administrator.rest('GET', `/api/UserBases/historyPassword?user_id=${userId}`);
    const { rows } = data as { rows: { way: string; setBy: string }[] };
    expect(rows.map(({ way }) => way)).toEqual(['administrator', 'own', 'first-sign-in']);
    expect(JSON.stringify(data)).not.toMatch(/argon2|hash/i);
    const clerk = await server.signedIn(demoSignIns.clerk.account);
    expect((await clerk.rest('GET', `/api/UserBases/historyPassword?user_id=${userId}`)).status).toBe(404);
  });
});
