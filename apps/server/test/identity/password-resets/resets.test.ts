import { randomUUID } from 'node:crypto';
import { readReset, sqlOfPrisma } from '@wagewright/db';
import { demoPassword } from '@wagewright/db/seed';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { solveCaptcha } from '../../support/captcha.ts';
import { serverForAll } from '../../support/for-all-tests.ts';
import { codeOf, goodPassword, hashOf, makeUser, signIn } from '../../support/sign-in.ts';
import type { Answer } from '../../support/test-server.ts';

const minuteMs = 60_000;
const nobody = 'nobody@resets.example';
const isRight = ({ status }: Answer) => status === 200;

describe('setting a password without the old one', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let began: Date;
  beforeAll(() => {
    began = server.now;
  });
  let number = 0;
  let account = '';
  let userId = 0;
  beforeEach(async () => {
    server.now = began;
    for (const table of [server.prisma.signInAttempt, server.prisma.captchaChallenge, server.prisma.accountLookup])
      await (table as { deleteMany(): Promise<unknown> }).deleteMany();
    account = `person${++number}@resets.example`;
    userId = await makeUser(server, account);
  });
  const lookUp = async (name: string): Promise<string> => {
    const input = { account: name, captchaProof: await solveCaptcha(server) };
    return ((await server.anonymous.rest('POST', '/api/UserBases/account', input)).data as { userId: string }).userId;
  };
  /** What the worker would send. */
  const sent = async (name: string): Promise<{ code: string; secret: string }> => {
    const reset = await server.prisma.passwordReset.findFirstOrThrow({ where: { usedAt: null, lookup: { account: name } } });
    const secret = server.composition.deps.secrets.open('password_reset.secret', reset.id, reset.secret ?? new Uint8Array());
    return { code: reset.id, secret };
  };
  const post = async (path: string, body: object) => await server.anonymous.rest('POST', `/api/UserBases/${path}`, body);
  const askLink = async (name = account) => {
    const handle = await lookUp(name);
    await post('emailSend', { userId: handle });
    return { handle, ...(await sent(name)) };
  };
  const askCode = async (name = account) => {
    const handle = await lookUp(name);
    await post('codeSend', { userId: handle });
    return { handle, ...(await sent(name)) };
  };

  it('by a link: once, all sessions end, the owner is told, the account opens', async () => {
    const session = await server.signedIn(account);
    await server.prisma.signInAttempt.createMany({
      data: Array.from({ length: 12 }, () => ({ account, address: 'x', succeeded: false, at: server.now })),
    });
    const { code, secret } = await askLink();
    const valid = async () => (await server.anonymous.rest('GET', `/api/UserBases/urlValid?code=${code}`)).data;
    expect(await valid()).toMatchObject({ isValid: true, isFirst: false, rules: { charactersMin: 12 } });
    expect(codeOf(await post('urlProcess', { code, secret, newPassword: 'short' }))).toBe('PASSWORD_TOO_WEAK');
    expect((await post('urlProcess', { code, secret, newPassword: goodPassword() })).status).toBe(200);
    expect(await valid()).toMatchObject({ isValid: false });
    expect(codeOf(await post('urlProcess', { code, secret, newPassword: goodPassword(1) }))).toBe('RESET_OVER');
    expect((await session.call('identity/menus/get-views', {})).status).toBe(401);
    expect(await signIn(server, account, goodPassword())).toMatchObject({ data: { state: 'signed-in' } });
    expect(await server.prisma.outboxMessage.count({ where: { userId, template: 'password-changed' } })).toBe(1);
  });

  it('by a code: a wrong one counts, a right one is proof for one password', async () => {
    const { handle, secret: phoneCode } = await askCode();
    const wrong = phoneCode === '000000' ? '000001' : '000000';
    expect(codeOf(await post('codeValid', { userId: handle, phoneCode: wrong }))).toBe('PHONE_CODE_WRONG');
    const { proof } = (await post('codeValid', { userId: handle, phoneCode })).data as { proof: string };
    expect(codeOf(await post('codeValid', { userId: handle, phoneCode }))).toBe('PHONE_CODE_WRONG');
    expect((await post('passwordChangePhone', { userId: handle, proof, newPassword: goodPassword() })).status).toBe(200);
    expect(codeOf(await post('passwordChangePhone', { userId: handle, proof, newPassword: goodPassword(1) }))).toBe('RESET_OVER');
    expect(await signIn(server, account, goodPassword())).toMatchObject({ data: { state: 'signed-in' } });
  });

  it('(S5) by a way that the sign-in page does not offer: neither told nor taken', async () => {
    await server.prisma.systemConfig.create({
      data: { typeCode: 'login-page', value: { methods: ['phone-reset'] }, updatedAt: server.now },
    });
    const input = { account, captchaProof: await solveCaptcha(server) };
    const looked = (await server.anonymous.rest('POST', '/api/UserBases/account', input)).data as { userId: string; channels: string[] };
    expect(looked.channels).toEqual(['phone']);
    expect((await post('emailSend', { userId: looked.userId })).status).toBe(422);
    expect(await server.prisma.passwordReset.count({ where: { lookup: { account } } })).toBe(0);
    expect((await post('codeSend', { userId: looked.userId })).status).toBe(200);
    await server.prisma.systemConfig.delete({ where: { typeCode: 'login-page' } });
  });

  it('for the first time: proved by a link or a code, and only as long as there is no password', async () => {
    await server.prisma.user.update({ where: { id: userId }, data: { passwordHash: null, passwordSetAt: null } });
    await server.prisma.passwordHistory.deleteMany({ where: { userId } });
    const { code, secret } = await askLink();
    expect((await server.anonymous.rest('GET', `/api/UserBases/urlValid?code=${code}`)).data).toMatchObject({ isFirst: true });
    const first = async (proved: object, turn: number) =>
      await post('postFirstLoginProcess', { proved, newPassword: goodPassword(turn), language: 'zh-CN' });
    expect((await first({ code, secret }, 0)).status).toBe(200);
    expect(await server.prisma.user.findUniqueOrThrow({ where: { id: userId } })).toMatchObject({ language: 'zh-CN' });
    expect(await server.prisma.passwordHistory.findFirstOrThrow({ where: { userId } })).toMatchObject({ way: 'first-sign-in' });
    const { handle, secret: phoneCode } = await askCode();
    const { proof } = (await post('codeValid', { userId: handle, phoneCode })).data as { proof: string };
    expect(codeOf(await first({ userId: handle, proof }, 1))).toBe('FIRST_SIGN_IN_DONE');
  });

  it('(S5) answers alike for an account that there is and one that there is not, and masks the same each time', async () => {
    await server.prisma.user.update({ where: { id: userId }, data: { employeeId: null } });
    const shapeOf = ({ status, data }: Answer) => [status, Object.keys(data as object)];
    const shapes = [];
    const masks: string[][] = [];
    for (const name of [account, nobody, nobody]) {
      const handle = await lookUp(name);
      expect(handle).toMatch(/^[\w-]{43}$/);
      const email = await server.anonymous.rest('GET', `/api/UserBases/emailValid?userId=${handle}`);
      const phone = await server.anonymous.rest('GET', `/api/UserBases/phoneValid?userId=${handle}`);
      masks.push([email, phone].map(({ data }) => (data as { masked: string }).masked));
      const answers = [email, phone, await post('emailSend', { userId: handle }), await post('codeSend', { userId: handle })];
      shapes.push([...answers.map(shapeOf), codeOf(await post('codeValid', { userId: handle, phoneCode: '000000' }))]);
    }
    expect(shapes[1]).toEqual(shapes[0]);
    expect(masks[2]).toEqual(masks[1]);
    for (const [email, phone] of masks) {
      expect(email).toMatch(/^\w•••@\w•••\.\w+$/);
      expect(phone).toMatch(/^••• ••• \d\d$/);
    }
    expect(masks[0]?.[0]).toBe('p•••@r•••.example');
    expect(masks[1]?.[0], 'as if it were there').toBe('n•••@r•••.example');
  });

  describe('goes to what is on file', () => {
    const hourMs = 60 * minuteMs;
    /** Whom the employer knows by another address than the one that they sign in by. */
    const employ = async (contact: { readonly email?: string | null; readonly phone?: string | null }) => {
      const { legalEntityId } = await server.prisma.employee.findFirstOrThrow();
      const file = { employeeNumber: account, legalEntityId, name: account, hireDate: new Date('2020-01-01'), ...contact };
      const { id } = await server.prisma.employee.create({ data: file });
      await server.prisma.user.update({ where: { id: userId }, data: { employeeId: id } });
      return id;
    };
    const change = async (id: number, data: { readonly email?: string | null; readonly phone?: string | null }) =>
      await server.prisma.employee.update({ where: { id }, data });
    /** To whom the worker would send it, and whose mask its asker is shown. */
    const recipientOf = async (ask: typeof askLink) => {
      const { handle, code } = await ask();
      const way = ask === askLink ? 'emailValid' : 'phoneValid';
      const { data } = await server.anonymous.rest('GET', `/api/UserBases/${way}?userId=${handle}`);
      const { recipient } = (await readReset(sqlOfPrisma(server.prisma), code, server.now)) ?? {};
      return [recipient, (data as { masked: string }).masked];
    };

    it('(S5) of whoever is employed, not to the address that they sign in by', async () => {
      const id = await employ({ email: 'own@mail.example' });
      expect(await recipientOf(askLink)).toEqual(['own@mail.example', 'o•••@m•••.example']);
      await change(id, { email: null });
      server.now = new Date(Date.now() + 73 * hourMs);
      expect((await recipientOf(askLink))[0], 'an address that nobody has registered').toBeUndefined();
    });

    it('(S5) and a changed address or number takes over no account: the one before counts for 72 hours', async () => {
      const id = await employ({ email: 'own@mail.example', phone: '+1 301 555 0111' });
      server.now = new Date();
      await change(id, { email: 'new@thief.example', phone: '+1 301 555 0222' });
      await change(id, { email: 'newer@thief.example' });
      expect(await recipientOf(askLink)).toEqual(['own@mail.example', 'o•••@m•••.example']);
      expect((await recipientOf(askCode))[0]).toBe('+1 301 555 0111');
      server.now = new Date(Date.now() + 71 * hourMs);
      expect((await recipientOf(askLink))[0]).toBe('own@mail.example');
      server.now = new Date(Date.now() + 73 * hourMs);
      expect((await recipientOf(askLink))[0]).toBe('newer@thief.example');
      expect((await recipientOf(askCode))[0]).toBe('+1 301 555 0222');
    });

    it('(S5) nor does one that is entered where there was none; only who has no password yet has nothing to lose', async () => {
      const id = await employ({ email: null });
      server.now = new Date();
      await change(id, { email: 'new@thief.example' });
      expect((await recipientOf(askLink))[0]).toBeUndefined();
      await server.prisma.user.update({ where: { id: userId }, data: { passwordHash: null } });
      expect((await recipientOf(askLink))[0]).toBe('new@thief.example');
    });

    it('(S5) of who has no file, to the address that they sign in by', async () => {
      expect((await recipientOf(askLink))[0]).toBe(account);
    });
  });

  it('(S5) shows, for addresses that nobody signs in by, another one as often as for those that somebody does', async () => {
    const handles = await Promise.all(Array.from({ length: 40 }, (_, turn) => lookUp(`zzz${turn}@qqq.example`)));
    const shown = async () => {
      const hints = await Promise.all(handles.map((handle) => server.anonymous.rest('GET', `/api/UserBases/emailValid?userId=${handle}`)));
      return hints.filter(({ data }) => (data as { masked: string }).masked === 'z•••@q•••.example').length;
    };
    const byAddress = { account: { contains: '@' } } as const;
    const theirs = await server.prisma.user.findMany({ where: byAddress, select: { id: true, employeeId: true } });
    await server.prisma.user.updateMany({ where: byAddress, data: { employeeId: null } });
    expect(await shown(), 'nobody has another one').toBe(40);
    const half = theirs.filter((_, place) => place % 2 === 0);
    const others = await server.prisma.employee.findMany({ where: { user: null }, take: half.length, select: { id: true } });
    for (const [place, { id }] of half.entries())
      await server.prisma.user.update({ where: { id }, data: { employeeId: others[place]?.id ?? null } });
    expect(await shown()).toBeGreaterThan(8);
    expect(await shown()).toBeLessThan(32);
  });

  it('(S5) masks what only some can be reached by alike for everybody', async () => {
    const { id } = await server.prisma.employee.findFirstOrThrow({ where: { phone: { not: null } }, orderBy: { id: 'asc' } });
    await server.prisma.employee.updateMany({ where: { id: { not: id } }, data: { phone: null } });
    for (const name of [account, 'ann', 'ben', 'cai', 'dan']) {
      const { data } = await server.anonymous.rest('GET', `/api/UserBases/phoneValid?userId=${await lookUp(name)}`);
      expect((data as { masked: string }).masked).toMatch(/^••• ••• \d\d$/);
    }
  });

  it('(S5) costs as many statements for an account that there is not', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const costs = [];
    for (const name of [account, nobody]) {
      const captchaProof = await solveCaptcha(server);
      query.mockClear();
      const { data } = await post('account', { account: name, captchaProof });
      const { userId: handle } = data as { userId: string };
      await server.anonymous.rest('GET', `/api/UserBases/emailValid?userId=${handle}`);
      await server.anonymous.rest('GET', `/api/UserBases/phoneValid?userId=${handle}`);
      await post('emailSend', { userId: handle });
      await post('codeSend', { userId: handle });
      await post('codeValid', { userId: handle, phoneCode: '000000' });
      costs.push(query.mock.calls.length);
    }
    query.mockRestore();
    expect(costs[0]).toBeGreaterThan(10);
    expect(costs[1]).toBe(costs[0]);
  });

  it('(S5) fifty at once with one link, or one proof: one of them counts', async () => {
    const { code, secret } = await askLink();
    const byLink = Array.from({ length: 50 }, (_, turn) => post('urlProcess', { code, secret, newPassword: goodPassword(turn) }));
    expect((await Promise.all(byLink)).filter(isRight).length).toBe(1);
    const { handle, secret: phoneCode } = await askCode();
    const checks = await Promise.all(Array.from({ length: 50 }, () => post('codeValid', { userId: handle, phoneCode })));
    const proofs = checks.flatMap(({ data }) => (data ? [(data as { proof: string }).proof] : []));
    expect(proofs.length).toBe(1);
    const [proof] = proofs;
    const byPhone = Array.from({ length: 10 }, (_, turn) =>
      post('passwordChangePhone', { userId: handle, proof, newPassword: goodPassword(100 + turn) }),
    );
    expect((await Promise.all(byPhone)).filter(isRight).length).toBe(1);
    expect(await server.prisma.passwordHistory.count({ where: { userId } })).toBe(3);
  });

  it('(S5) fifty guesses at a code at once: five are looked at', async () => {
    const { handle, secret } = await askCode();
    const wrong = secret === '111111' ? '111112' : '111111';
    await Promise.all(Array.from({ length: 50 }, () => post('codeValid', { userId: handle, phoneCode: wrong })));
    expect(await server.prisma.passwordReset.findFirstOrThrow()).toMatchObject({ attempts: 5 });
    expect(codeOf(await post('codeValid', { userId: handle, phoneCode: secret }))).toBe('PHONE_CODE_WRONG');
  });

  it('(S5) what was sent to one account opens no other', async () => {
    const other = `other${number}@resets.example`;
    await makeUser(server, other);
    const link = await askLink();
    const others = await askLink(other);
    const newPassword = goodPassword();
    expect(codeOf(await post('urlProcess', { code: others.code, secret: link.secret, newPassword }))).toBe('RESET_OVER');
    expect(codeOf(await post('urlProcess', { code: randomUUID(), secret: link.secret, newPassword }))).toBe('RESET_OVER');
    const { handle, secret: phoneCode } = await askCode();
    const { handle: othersHandle } = await askCode(other);
    expect(codeOf(await post('codeValid', { userId: othersHandle, phoneCode: phoneCode === '000000' ? '1'.repeat(6) : '000000' }))).toBe(
      'PHONE_CODE_WRONG',
    );
    const { proof } = (await post('codeValid', { userId: handle, phoneCode })).data as { proof: string };
    expect(codeOf(await post('passwordChangePhone', { userId: othersHandle, proof, newPassword }))).toBe('RESET_OVER');
    // a link's secret is no proof of a code, and the other way round
    expect(codeOf(await post('passwordChangePhone', { userId: handle, proof: link.secret, newPassword }))).toBe('RESET_OVER');
    expect(await signIn(server, account)).toMatchObject({ data: { state: 'signed-in' } });
    expect(await signIn(server, other)).toMatchObject({ data: { state: 'signed-in' } });
  });

  it('(S5) is over after ten minutes, when a newer one was sent, and when the user is disabled', async () => {
    const use = async ({ code, secret }: { code: string; secret: string }) =>
      codeOf(await post('urlProcess', { code, secret, newPassword: goodPassword() }));
    const late = await askLink();
    server.now = new Date(began.getTime() + 10 * minuteMs);
    expect(await use(late)).toBe('RESET_OVER');
    expect(codeOf(await post('emailSend', { userId: late.handle }))).toBe('RESET_LOOKUP_OVER');
    server.now = began;
    const older = await askLink();
    const newer = await askLink();
    expect(await use(older)).toBe('RESET_OVER');
    await server.prisma.user.update({ where: { id: userId }, data: { status: 'disabled' } });
    expect(await use(newer)).toBe('RESET_OVER');
    await server.prisma.user.update({ where: { id: userId }, data: { status: 'active' } });
    expect(await use(newer)).toBeUndefined();
  });

  it('(S5) sends three for one look-up and six an hour for one account, whether there is one or not', async () => {
    for (const name of [account, nobody]) {
      const codes = [];
      for (let look = 0; look < 3; look++) {
        const handle = await lookUp(name);
        for (let turn = 0; turn < (look < 2 ? 3 : 1); turn++) codes.push(codeOf(await post('emailSend', { userId: handle })));
        if (look === 0) expect(codeOf(await post('emailSend', { userId: handle }))).toBe('RESET_LOOKUP_OVER');
      }
      expect(codes).toEqual([...Array.from({ length: 6 }, () => undefined), 'RESET_TOO_OFTEN']);
    }
  });

  it('(S5) sends no more where they come at once, each by a look-up of its own', async () => {
    const handles = await Promise.all(Array.from({ length: 10 }, () => lookUp(account)));
    const codes = (await Promise.all(handles.map((handle) => post('emailSend', { userId: handle })))).map(codeOf);
    expect(codes.filter((code) => code === undefined).length).toBe(6);
  });

  it('(S5) keeps a link as a hash, everything else sealed, and forgets it when it is used', async () => {
    const { code, secret } = await askLink();
    const kept = await server.prisma.passwordReset.findUniqueOrThrow({ where: { id: code } });
    expect(Buffer.from(kept.secretHash ?? []).equals(Buffer.from(hashOf(secret)))).toBe(true);
    expect(Buffer.from(kept.secret ?? []).toString('latin1')).not.toContain(secret);
    await post('urlProcess', { code, secret, newPassword: goodPassword() });
    expect(await server.prisma.passwordReset.findUniqueOrThrow({ where: { id: code } })).toMatchObject({ secret: null });
    const jobs = await server.prisma.$queryRaw<object[]>`SELECT data FROM pgboss.job WHERE name LIKE '%send-reset%'`;
    expect(jobs.length).toBeGreaterThan(0);
    expect(JSON.stringify(jobs)).not.toContain(secret);
  });

  it('(S5) takes an answered picture once', async () => {
    const captchaProof = await solveCaptcha(server);
    expect((await post('account', { account, captchaProof })).status).toBe(200);
    expect(codeOf(await post('account', { account, captchaProof }))).toBe('CAPTCHA_PROOF_INVALID');
    expect(await signIn(server, account, demoPassword)).toMatchObject({ status: 200 });
  });

  it('(S14) takes no secret in an address', async () => {
    const { code, secret } = await askLink();
    const answer = await server.anonymous.rest('GET', `/api/UserBases/urlValid?code=${code}&secret=${secret}`);
    expect([answer.status, codeOf(answer)]).toEqual([422, 'VALIDATION_FAILED']);
  });
});
