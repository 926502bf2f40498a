import { demoPassword, demoSignIns } from '@wagewright/db/seed';
import { beforeEach, describe, expect, it } from 'vitest';
import { callerForAll, forAllTests, serverForAll } from '../../support/for-all-tests.ts';
import { startProvider } from '../../support/oidc.ts';
import { codeOf, makeUser } from '../../support/sign-in.ts';
import type { Answer, TestCaller } from '../../support/test-server.ts';

const redirectAddress = 'http://127.0.0.1/hr/sign-in/callback';

describe('signing in through OpenID Connect', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000, outgoingHosts: ['127.0.0.1'] });
  const administrator = callerForAll(server, demoSignIns.administrator.account);
  const good = forAllTests(() => startProvider(redirectAddress));
  const other = forAllTests(() => startProvider(redirectAddress));
  let number = 0;
  let account = '';
  let userId = 0;
  beforeEach(async () => {
    await server.prisma.signInAttempt.deleteMany();
    await server.prisma.signInProviderAttempt.deleteMany();
    account = `person${++number}@oidc.example`;
    userId = await makeUser(server, account);
    for (const [code, provider] of [
      ['good', good],
      ['other', other],
    ] as const) {
      if (await server.prisma.signInProvider.findUnique({ where: { code } })) continue;
      const { issuer, clientId, clientSecret } = provider;
      const fields = { code, name: code, issuer, clientId, clientSecret, countsAsSecondFactor: false, isOn: true };
      const { error } = await administrator.call('identity/providers/create-provider', fields);
      if (error) throw new Error(error.message);
    }
  });

  interface Begun {
    readonly url: string;
    /** What the browser keeps. */
    readonly cookie: string;
  }
  const begunBy = ({ data, headers }: Answer): Begun => ({
    url: (data as { url: string }).url,
    cookie: /(\w+_browser=[\w-]+)/.exec(String(headers['set-cookie']))?.[1] ?? '',
  });
  const begin = async (provider = 'good'): Promise<Begun> =>
    begunBy(await server.anonymous.call('identity/providers/begin-sign-in', { provider }));
  const finish = async (callback: object, cookie: string): Promise<Answer> =>
    await server.anonymous.call('identity/providers/complete-sign-in', callback, { cookie });
  async function link(caller: TestCaller, subject: string): Promise<Answer> {
    const { url, cookie } = begunBy(await caller.call('identity/providers/begin-link', { provider: 'good', password: demoPassword }));
    return await caller.call('identity/providers/complete-link', await good.signIn(url, subject), { cookie });
  }
  const linked = async (subject = `subject-${number}`): Promise<string> => {
    expect(codeOf(await link(await server.signedIn(account), subject))).toBeUndefined();
    return subject;
  };

  it('asks by code with PKCE, state and nonce, and signs in whoever has linked the subject', async () => {
    const subject = await linked();
    const { url, cookie } = await begin();
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', redirect_uri: redirectAddress, scope: 'openid' });
    expect(asked['nonce']).toMatch(/^[\w-]{43}$/);
    const { data, headers } = await finish(await good.signIn(url, subject), cookie);
    expect(data).toMatchObject({ state: 'signed-in' });
    expect(String(headers['set-cookie'])).toMatch(/wagewright_session=/);
    const views = await server.anonymous.call(
      'identity/menus/get-views',
      {},
      { authorization: `Bearer ${(data as { token: string }).token}` },
    );
    expect(views.data).toMatchObject({ user: { account } });
  });

  it('(S5) makes no account, and takes no address for a proof: an unknown subject gets nothing', async () => {
    const users = await server.prisma.user.count();
    const { url, cookie } = await begin();
    expect(codeOf(await finish(await good.signIn(url, account), cookie))).toBe('PROVIDER_NOT_LINKED');
    expect(await server.prisma.user.count()).toBe(users);
  });

  it('(S5) that is switched off on the sign-in page is neither offered nor taken, not even when somebody has gone there already', async () => {
    const subject = await linked();
    const { url, cookie } = await begin();
    const callback = await good.signIn(url, subject);
    await server.prisma.systemConfig.create({
      data: { typeCode: 'login-page', value: { methods: ['email-reset'] }, updatedAt: server.now },
    });
    const offered = (await server.anonymous.call('identity/auth/get-login-config', {})).data;
    expect(offered).toMatchObject({ methods: ['email-reset'], providers: [] });
    expect(codeOf(await server.anonymous.call('identity/providers/begin-sign-in', { provider: 'good' }))).toBe('PROVIDER_AWAY');
    expect(codeOf(await finish(callback, cookie))).toBe('PROVIDER_REFUSED');
    await server.prisma.systemConfig.delete({ where: { typeCode: 'login-page' } });
  });

  it('lets a visitor be the demo account that they are mapped to, where the setting says so, and through their own provider only', async () => {
    const subject = `visitor-${number}`;
    const visit = async (from: 'good' | 'other') => {
      const { url, cookie } = await begin(from);
      return await finish(await (from === 'good' ? good : other).signIn(url, subject), cookie);
    };
    const setMapping = async (mapping: boolean) => {
      const { data } = await administrator.call('platform/settings/get-demo-setting', {});
      const saved = await administrator.call('platform/settings/save-demo-setting', { ...(data as object), mapping });
      expect(codeOf(saved)).toBeUndefined();
    };
    const mapped = { source: 'oidc', externalId: `${good.issuer}#${subject}`, account: demoSignIns.manager.account };
    expect(codeOf(await administrator.call('platform/settings/create-demo-mapping', mapped))).toBeUndefined();
    expect(codeOf(await visit('good')), 'switched off').toBe('PROVIDER_NOT_LINKED');
    await setMapping(true);
    const { data } = await visit('good');
    expect(data).toMatchObject({ state: 'signed-in' });
    const authorization = `Bearer ${(data as { token: string }).token}`;
    const views = await server.anonymous.call('identity/menus/get-views', {}, { authorization });
    expect(views.data).toMatchObject({ user: { account: demoSignIns.manager.account } });
    expect(codeOf(await visit('other')), 'the same subject of another provider').toBe('PROVIDER_NOT_LINKED');
    // what stands in the table for an account that is no demo account opens nothing (S5)
    await server.prisma.demoMapping.updateMany({ data: { userId } });
    expect(codeOf(await visit('good'))).toBe('PROVIDER_NOT_LINKED');
    await server.prisma.demoMapping.deleteMany();
    expect(codeOf(await visit('good')), 'removed').toBe('PROVIDER_NOT_LINKED');
    await setMapping(false);
  });

  it('(S5) an answer counts once, however many come at once', async () => {
    const subject = await linked();
    const { url, cookie } = await begin();
    const callback = await good.signIn(url, subject);
    const answers = await Promise.all(Array.from({ length: 50 }, () => finish(callback, cookie)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect(codeOf(await finish(callback, cookie))).toBe('PROVIDER_REFUSED');
  });

  it('(S5) an answer counts in the browser that asked, within ten minutes', async () => {
    const subject = await linked();
    const mine = await begin();
    const theirs = await begin();
    const callback = await good.signIn(mine.url, subject);
    expect(codeOf(await finish(callback, theirs.cookie))).toBe('PROVIDER_REFUSED');
    expect(codeOf(await finish(callback, ''))).toBe('PROVIDER_REFUSED');
    const began = server.now;
    server.now = new Date(began.getTime() + 10 * 60_000);
    expect(codeOf(await finish(callback, mine.cookie))).toBe('PROVIDER_REFUSED');
    server.now = began;
    expect((await finish(callback, mine.cookie)).status).toBe(200);
  });

  it('(S5) a code of one sign-in is no use under the state of another: nonce and verifier belong together', async () => {
    const subject = await linked();
    const [first, second] = [await begin(), await begin()];
    const stolen = await good.signIn(first.url, subject);
    const own = await good.signIn(second.url, 'somebody-else');
    expect(codeOf(await finish({ ...own, code: stolen.code }, second.cookie))).toBe('PROVIDER_REFUSED');
  });

  it('(S5) a mixed-up provider is noticed: its answer is taken under its own state and issuer only', async () => {
    const subject = await linked();
    const begun = await begin('good');
    const others = await begin('other');
    const atOther = await other.signIn(others.url, subject);
    // what the other one gave, under the state of the good one, by its own name and by the good one's
    expect(codeOf(await finish({ ...atOther, state: new URL(begun.url).searchParams.get('state') }, begun.cookie))).toBe(
      'PROVIDER_REFUSED',
    );
    const again = await begin('good');
    const lying = { ...atOther, iss: good.issuer, state: new URL(again.url).searchParams.get('state') };
    expect(codeOf(await finish(lying, again.cookie))).toBe('PROVIDER_REFUSED');
    // the same subject of another provider is another person
    const third = await begin('other');
    expect(codeOf(await finish(await other.signIn(third.url, subject), third.cookie))).toBe('PROVIDER_NOT_LINKED');
  });

  it('(S5) leads back to one address of ours, whatever a caller says', async () => {
    const { url } = await begin();
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(redirectAddress);
    const asked = await server.anonymous.call('identity/providers/begin-sign-in', {
      provider: 'good',
      redirectUri: 'https://evil.example',
    });
    expect(asked.status).toBe(422);
    const forged = new URL(url);
    forged.searchParams.set('redirect_uri', 'https://evil.example/');
    await expect(good.signIn(forged.href, 'x')).rejects.toThrow(/400/);
  });

  it('(S5) an account is linked by its own session, with its password, and a subject with one account', async () => {
    const caller = await server.signedIn(account);
    const wrong = await caller.call('identity/providers/begin-link', { provider: 'good', password: 'wrong' });
    expect(codeOf(wrong)).toBe('PASSWORD_WRONG');
    const { url, cookie } = begunBy(await caller.call('identity/providers/begin-link', { provider: 'good', password: demoPassword }));
    const callback = await good.signIn(url, `mine-${number}`);
    const stranger = await server.signedIn(demoSignIns.clerk.account);
    expect(codeOf(await stranger.call('identity/providers/complete-link', callback, { cookie }))).toBe('PROVIDER_LINK_REFUSED');
    expect(codeOf(await finish(callback, cookie)), 'a link is no sign-in').toBe('PROVIDER_REFUSED');
    expect((await caller.call('identity/providers/complete-link', callback, { cookie })).status).toBe(200);
    await makeUser(server, `second${number}@oidc.example`);
    expect(codeOf(await link(await server.signedIn(`second${number}@oidc.example`), `mine-${number}`))).toBe('PROVIDER_LINKED_ELSEWHERE');
    expect((await caller.call('identity/providers/list-links', {})).data).toMatchObject({
      rows: [
        { code: 'good', linkedAt: expect.any(String) },
        { code: 'other', linkedAt: null },
      ],
    });
    expect(await server.prisma.outboxMessage.count({ where: { userId, template: 'sign-in-linked' } })).toBe(1);
  });

  it('asks for the second factor all the same, unless the provider counts as one', async () => {
    const subject = await linked();
    await server.prisma.securityStrategy.updateMany({ data: { secondFactor: 'required' } });
    const first = await begin();
    expect((await finish(await good.signIn(first.url, subject), first.cookie)).data).toMatchObject({ state: 'enrolment' });
    await server.prisma.signInProvider.update({ where: { code: 'good' }, data: { countsAsSecondFactor: true } });
    const second = await begin();
    expect((await finish(await good.signIn(second.url, subject), second.cookie)).data).toMatchObject({ state: 'signed-in' });
    await server.prisma.signInProvider.update({ where: { code: 'good' }, data: { countsAsSecondFactor: false } });
    await server.prisma.securityStrategy.updateMany({ data: { secondFactor: 'optional' } });
  });

  it('lets in nobody who is disabled, nor through a provider that is switched off', async () => {
    const subject = await linked();
    await server.prisma.user.update({ where: { id: userId }, data: { status: 'disabled' } });
    const { url, cookie } = await begin();
    expect(codeOf(await finish(await good.signIn(url, subject), cookie))).toBe('PROVIDER_NOT_LINKED');
    await server.prisma.user.update({ where: { id: userId }, data: { status: 'active' } });
    const begun = await begin();
    const callback = await good.signIn(begun.url, subject);
    await server.prisma.signInProvider.update({ where: { code: 'good' }, data: { isOn: false } });
    expect(codeOf(await finish(callback, begun.cookie))).toBe('PROVIDER_REFUSED');
    expect(codeOf(await server.anonymous.call('identity/providers/begin-sign-in', { provider: 'good' }))).toBe('PROVIDER_AWAY');
    await server.prisma.signInProvider.update({ where: { code: 'good' }, data: { isOn: true } });
  });

  it('keeps the client’s secret sealed and never shows it; another issuer ends the links', async () => {
    await linked();
    const kept = await server.prisma.signInProvider.findUniqueOrThrow({ where: { code: 'good' } });
    expect(Buffer.from(kept.clientSecret).toString('latin1')).not.toContain(good.clientSecret);
    const { data } = await administrator.call('identity/providers/list-providers', {});
    expect(JSON.stringify(data)).not.toContain(good.clientSecret);
    const told = await server.prisma.auditEntry.findMany({
      where: { entity: 'sign-in-provider' },
      select: { before: true, after: true },
    });
    expect(JSON.stringify(told)).not.toContain(good.clientSecret);
    const { id, version, name, clientId } = kept;
    const fields = { id, version, name, clientId, countsAsSecondFactor: false, isOn: true };
    const update = async (given: object) => codeOf(await administrator.call('identity/providers/update-provider', { ...fields, ...given }));
    // a secret goes to nobody but the issuer that gave it
    expect(await update({ issuer: other.issuer })).toBe('PROVIDER_SECRET_MISSING');
    const clientSecret = other.clientSecret;
    expect(await update({ issuer: 'http://evil.example', clientSecret })).toBe('OUTGOING_REFUSED');
    expect(await update({ issuer: 'https://10.0.0.1', clientSecret })).toBe('OUTGOING_REFUSED');
    expect(await update({ issuer: `${good.issuer}/?x=1`, clientSecret })).toBe('PROVIDER_ADDRESS');
    expect(await update({ issuer: 'http://127.0.0.1:9', clientSecret })).toBe('PROVIDER_AWAY');
    expect(await update({ issuer: good.issuer })).toBeUndefined();
    expect(await server.prisma.signInProviderLink.count({ where: { userId } })).toBe(1);
    expect(await update({ version: version + 1, issuer: other.issuer, clientSecret })).toBeUndefined();
    expect(await server.prisma.signInProviderLink.count({ where: { providerId: id } })).toBe(0);
  });

  it('that is made anew under the same code sends people to its own issuer', async () => {
    const make = async ({ issuer, clientId, clientSecret }: typeof good) => {
      const fields = { code: 'again', name: 'Again', issuer, clientId, clientSecret, countsAsSecondFactor: false, isOn: true };
      const { data } = await administrator.call('identity/providers/create-provider', fields);
      const { url } = await begin('again');
      return { made: data as { id: number; version: number }, url };
    };
    const first = await make(good);
    expect(first.url).toContain(good.issuer);
    const { id, version } = first.made;
    expect((await administrator.call('identity/providers/delete-provider', { id, version })).error).toBeUndefined();
    expect((await make(other)).url).toContain(other.issuer);
  });
});
