import { limits } from '@wagewright/contracts';
import { demoSignIns } from '@wagewright/db/seed';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountWorkBits, addressWorkBits } from '../../../src/identity/attempts/captcha-work.ts';
import { glyphs } from '../../../src/identity/auth/captcha-glyphs.ts';
import { drawCaptcha, randomAnswer } from '../../../src/identity/auth/captcha-picture.ts';
import { askCaptcha, doWork, knownAnswer, solveCaptcha } from '../../support/captcha.ts';
import { serverForAll } from '../../support/for-all-tests.ts';

const { account, password } = demoSignIns.clerk;

describe('the captcha (S5)', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  beforeEach(async () => {
    await server.prisma.signInAttempt.deleteMany();
    await server.prisma.captchaChallenge.deleteMany();
  });

  const ask = async (input: { account?: string } = {}) =>
    (await server.anonymous.call('identity/auth/get-captcha', input)).data as { captchaId: string; workBits: number };
  const fail = (count: number, name: string, at = server.now) =>
    server.prisma.signInAttempt.createMany({
      data: Array.from({ length: count }, () => ({ account: name, address: '10.0.0.1', succeeded: false, at })),
    });
  const check = (captchaId: string, more: { answer?: string; work?: string } = {}) =>
    server.anonymous.call('identity/auth/check-captcha', { captchaId, answer: knownAnswer, ...more });

  it('costs no work at first', async () => {
    expect((await ask()).workBits).toBe(0);
    expect((await ask({ account })).workBits).toBe(0);
  });

  it.each([account, 'nobody@example.org'])(
    'costs work for an account that others failed at, whether it exists or not: %s',
    async (name) => {
      await fail(limits.signInFailuresBeforeDelay, name);
      expect((await ask({ account: name.toUpperCase() })).workBits).toBe(12);
      await fail(2, name);
      expect((await ask({ account: name })).workBits).toBe(16);
      expect((await ask({ account: 'somebody.else@example.org' })).workBits).toBe(0);
    },
  );

  it('rises with failures to a limit that a browser can bear', () => {
    expect([0, 2, 3, 4, 5, 6, 7, 100].map(accountWorkBits)).toEqual([0, 0, 12, 14, 16, 18, 18, 18]);
    expect(addressWorkBits({ asked: limits.captchaPicturesBeforeWork - 1, wrong: 0 })).toBe(0);
    expect(addressWorkBits({ asked: limits.captchaPicturesBeforeWork, wrong: 0 })).toBe(12);
    expect(addressWorkBits({ asked: 0, wrong: 4 })).toBe(12);
    expect(addressWorkBits({ asked: 300, wrong: 300 })).toBe(limits.proofOfWorkBitsMax);
  });

  it('costs work for an address that asks for many pictures, and so many at most within its minutes', async () => {
    for (let number = 0; number < limits.captchaPicturesBeforeWork; number++) expect((await ask()).workBits).toBe(0);
    expect((await ask()).workBits).toBe(12);
    await server.prisma.captchaChallenge.createMany({
      data: Array.from({ length: limits.captchaPicturesPerAddressMax }, (_, number) => ({
        id: `made-${number}`,
        answerHash: new Uint8Array(32),
        address: '127.0.0.1',
        createdAt: server.now,
        expiresAt: server.now,
      })),
    });
    const refused = await server.anonymous.call('identity/auth/get-captcha', {});
    expect([refused.status, refused.error?.code]).toEqual([429, 'RATE_LIMITED']);
    const elsewhere = await server.app.inject({ url: '/hr/api/UserBases/validImageCode', remoteAddress: '127.0.0.9' });
    expect(elsewhere.json().data.workBits).toBe(0);
    const began = server.now;
    server.now = new Date(began.getTime() + limits.captchaMinutes * 60_000 + 1_000);
    expect((await ask()).workBits).toBe(0);
    server.now = began;
  });

  it('takes an answer only with the work that its picture asks for, and each work for one picture', async () => {
    await fail(3, account);
    const { captchaId, workBits } = await askCaptcha(server, account);
    const other = await askCaptcha(server, account);
    expect((await check(captchaId)).error?.code).toBe('CAPTCHA_WORK_MISSING');
    expect((await check(captchaId, { work: doWork(other.captchaId, workBits) })).error?.code).toBe('CAPTCHA_WORK_MISSING');
    const work = doWork(captchaId, workBits);
    expect((await check(captchaId, { work })).status).toBe(200);
    expect((await check(captchaId, { work })).error?.code).toBe('CAPTCHA_WRONG');
  });

  it('signs nobody in to an account that others failed at without its work, before the password is looked at', async () => {
    const proof = await solveCaptcha(server);
    await fail(3, account, new Date(server.now.getTime() - 60_000));
    const attempt = (captchaProof: string) => server.anonymous.call('identity/auth/sign-in', { account, password, captchaProof });
    const refused = await attempt(proof);
    expect([refused.status, refused.error?.code]).toEqual([422, 'CAPTCHA_WORK_MISSING']);
    expect(await server.prisma.signInAttempt.count()).toBe(3);
    expect((await attempt(await solveCaptcha(server, account))).status).toBe(200);
    expect((await ask({ account })).workBits).toBe(0);
  });

  it('is a picture of paths alone, whose pieces do not tell the answer', () => {
    const counts = new Set<number>();
    for (let round = 0; round < 50; round++) {
      const svg = drawCaptcha(randomAnswer());
      expect(svg).toMatch(/^<svg [^<>]+>(<path stroke-width="[\d.]+" d="M[-\d. L]+"\/>)+<\/svg>$/);
      counts.add(svg.split('<path').length);
    }
    expect(counts.size).toBeGreaterThan(5);
    const same = new Set(Array.from({ length: 20 }, () => drawCaptcha('AAAAA')));
    expect(same.size).toBe(20);
  });

  it('asks for characters that are written in several hands and not mistaken for each other', () => {
    for (const [character, hands] of glyphs) {
      expect(hands.length, character).toBeGreaterThanOrEqual(3);
      for (const [x, y] of hands.flat(2)) expect(x >= 0 && x <= 4 && y >= 0 && y <= 6, `${character} ${x},${y}`).toBe(true);
    }
    for (const alike of ['0', 'O', '1', 'I', '5', 'S', '8', 'B', 'U', 'V', 'Z', '6', 'G', 'Q', 'D']) expect(glyphs.has(alike)).toBe(false);
  });
});
