import { demoSignIns } from '@wagewright/db/seed';
import { beforeAll, describe, expect, it } from 'vitest';
import { solveCaptcha } from '../../support/captcha.ts';
import { serverForAll } from '../../support/for-all-tests.ts';
import { goodPassword, makeUser } from '../../support/sign-in.ts';
import type { TestCaller } from '../../support/test-server.ts';

describe('a language that an administrator has added', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let administrator: TestCaller;
  beforeAll(async () => {
    administrator = await server.signedIn(demoSignIns.administrator.account);
    await server.prisma.language.createMany({ data: [{ lang: 'ja', isOpen: true }, { lang: 'de' }] });
    await server.composition.deps.terms.fresh();
  });
  const seen = async (account: string) =>
    await server.prisma.user.findUniqueOrThrow({ where: { account }, select: { id: true, version: true, language: true } });

  it('is offered by the sign-in page while it is open, after the default one', async () => {
    const { data } = await server.anonymous.rest('GET', '/api/UserBases/web/loginConfig');
    expect(data).toMatchObject({ languages: ['en', 'ja', 'zh-CN'] });
  });

  it('is given to users, shown of them, and refused where it is closed', async () => {
    const account = 'reader@languages.example';
    const made = await administrator.call('identity/users/create-custom-user', { account, displayName: 'Reader', language: 'ja' });
    const { id } = made.data as { id: number };
    expect((await administrator.rest('GET', `/api/identity/users/${id}`)).data).toMatchObject({ language: 'ja' });
    const { version } = await seen(account);
    const change = async (language: string) =>
      await administrator.call('identity/users/update-custom-user', { id, version, account, displayName: 'Reader', language });
    expect((await change('de')).error).toMatchObject({ code: 'LANGUAGE_CLOSED', message: expect.stringContaining('日本語 (ja)') });
    const other = { account: 'other@languages.example', displayName: 'Other', language: 'de' };
    expect((await administrator.call('identity/users/create-custom-user', other)).error?.code).toBe('LANGUAGE_CLOSED');
    expect((await seen(account)).language).toBe('ja');
  });

  it.each([
    ['ja', 'ja'],
    ['de', null],
  ])('is no hindrance to a first password: of somebody who reads %s, %s is kept', async (language, kept) => {
    const account = `first-${language}@languages.example`;
    const userId = await makeUser(server, account);
    await server.prisma.user.update({ where: { id: userId }, data: { passwordHash: null, passwordSetAt: null } });
    const post = async (path: string, body: object) => await server.anonymous.rest('POST', `/api/UserBases/${path}`, body);
    const { data } = await post('account', { account, captchaProof: await solveCaptcha(server) });
    await post('emailSend', { userId: (data as { userId: string }).userId });
    const reset = await server.prisma.passwordReset.findFirstOrThrow({ where: { usedAt: null, lookup: { account } } });
    const secret = server.composition.deps.secrets.open('password_reset.secret', reset.id, reset.secret ?? new Uint8Array());
    const proved = { code: reset.id, secret };
    expect((await post('postFirstLoginProcess', { proved, newPassword: goodPassword(), language })).status).toBe(200);
    expect((await seen(account)).language).toBe(kept);
  });
});
